import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Ground } from './queries';
import type { Screen } from './stylesheet';

/** A window, as its locators use it. */
export interface Window {
  readonly ground: Ground;
  /** Waits for a condition as long as the document refreshes itself. Returns whether it was met. */
  until(holds: () => boolean, timeout?: number): Promise<boolean>;
  /** Changes the document, and follows the resulting navigation. */
  act<Answer>(change: () => Answer): Promise<Answer>;
  /** Presses an element, like a finger or a pointer. */
  press(element: Element): void;
  /** Submits a form that has no button. */
  send(form: HTMLFormElement): void;
  /** Returns the text on the page, for messages about missing text. */
  outline(): string;
}

/** The parts that the windows of a context share. */
export interface Surroundings {
  readonly baseUrl: string;
  readonly screen: Screen;
  readonly request: APIRequestContext;
  asContext(): BrowserContext;
}
