import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const sourceAt = (url: string) => readFileSync(fileURLToPath(url), 'utf8');
const ACE = sourceAt(import.meta.resolve('accessibility-checker-engine/ace-window.js'));
const HTMLCS = sourceAt(import.meta.resolve('html_codesniffer/build/HTMLCS.js'));

/** What an engine reports, as far as it is read here. */
interface Report {
  readonly rule: string;
  readonly words: string;
  readonly element: Element;
}

interface Ace {
  readonly Checker: new () => {
    check(root: Document, guidelines: readonly string[]): Promise<{ readonly results: readonly AceResult[] }>;
  };
}

interface AceResult {
  readonly ruleId: string;
  readonly message: string;
  readonly node: Element;
  readonly value: readonly [policy: string, confidence: string];
}

interface Sniffer {
  readonly ERROR: number;
  process(standard: string, root: Document, done: () => void, failed: () => void): void;
  getMessages(): readonly {
    readonly type: number;
    readonly code: string;
    readonly msg: string;
    readonly element: Element;
  }[];
}

/**
 * The definite findings of both engines: violations that accessibility-checker-engine is sure of, and errors of
 * HTML_CodeSniffer against WCAG 2 AA.
 */
export async function definiteFindings(page: Page): Promise<readonly string[]> {
  // A page that was looked at before has them already.
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(ACE);
    await page.evaluate(HTMLCS);
  }
  return page.evaluate(async () => {
    const { ace, HTMLCS: sniffer } = window as unknown as { readonly ace: Ace; readonly HTMLCS: Sniffer };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    await new Promise<void>((done, failed) => sniffer.process('WCAG2AA', document, done, failed));
    const reports: readonly Report[] = [
      ...results
        .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
        .map(({ ruleId, message, node }) => ({ rule: ruleId, words: message, element: node })),
      ...sniffer
        .getMessages()
        .filter(({ type }) => type === sniffer.ERROR)
        .map(({ code, msg, element }) => ({ rule: code, words: msg, element })),
    ];
    const dialog = document.querySelector('dialog:modal');
    // Neither engine knows that what lies behind a modal dialog is inert.
    const isInert = (element: Element) =>
      dialog !== null && !dialog.contains(element) && !element.contains(dialog);
    // A word in a sentence may be small (WCAG 2.5.8, inline): the engine takes a button within a line for a block of its
    // own, because Chromium computes `inline-block` for every button with `display: inline`.
    const isWordInLine = ({ rule, element }: Report) =>
      rule === 'target_spacing_sufficient' && element.matches('.sentence_noun-word');
    // What sticks out by less than the padding is scrolled all the same, and only the arrow keys reach the last line: the
    // engine takes such a place for one that does not scroll and its stop of the Tab key for a control.
    const isScrolled = ({ rule, element }: Report) =>
      rule === 'element_tabbable_role_valid' && element.scrollHeight > element.clientHeight;
    // A picture that screen readers do not meet needs no landmark: its words are read by the live region.
    const isUnmet = ({ rule, element }: Report) =>
      rule === 'aria_content_in_landmark' && element.closest('[aria-hidden="true"]') !== null;
    return reports
      .filter(
        (report) =>
          !isUnmet(report) && !isInert(report.element) && !isWordInLine(report) && !isScrolled(report),
      )
      .map(({ rule, words, element }) => `${rule}: ${words}: ${element.outerHTML.slice(0, 200)}`);
  });
}
