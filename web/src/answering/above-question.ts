import { type ComponentChildren, createContext } from 'preact';

/** What a page shows above the question, in every layout: the goal of a lesson. */
export const AboveQuestion = createContext<ComponentChildren>(null);
