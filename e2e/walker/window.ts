import type { APIRequestContext, BrowserContext } from '@playwright/test';
import type { Ground } from './queries';
import type { Screen } from './stylesheet';

/** A window as its locators use it. */
export interface Window {
  readonly ground: Ground;
  /** Waits for something as long as the document still reads itself again; answers whether it came. */
  until(holds: () => boolean, timeout?: number): Promise<boolean>;
  /** Changes the document, and follows where that leads. */
  act<Answer>(change: () => Answer): Promise<Answer>;
  /** Presses an element, as a finger or a pointer does. */
  press(element: Element): void;
  /** Sends a form that has no button. */
  send(form: HTMLFormElement): void;
  /** The text on the page, for messages about text that is missing. */
  outline(): string;
}

/** The parts that the windows of a context share. */
export interface Surroundings {
  readonly baseUrl: string;
  readonly screen: Screen;
  readonly request: APIRequestContext;
  asContext(): BrowserContext;
}
