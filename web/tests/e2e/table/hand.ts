import type { Locator } from '@playwright/test';
import type { Question } from './question.ts';

/** How a person answers: by mouse, touch or keyboard. */
export interface Hand {
  press(control: Locator): Promise<void>;
  confirm(question: Question): Promise<void>;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  confirm: ({ confirm }) => confirm.click(),
};

export const finger: Hand = {
  press: (control) => control.tap(),
  confirm: ({ confirm }) => confirm.tap(),
};
