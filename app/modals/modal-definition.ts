import type { ComponentType } from 'react';

/** One modal: what it draws and how it may be left. */
export interface ModalDefinition {
  Content: ComponentType;
  /** Opens as asked for somebody who has not signed in; otherwise they get sign-up. */
  forVisitors: boolean;
  /** A press outside closes it. */
  closesOutside: boolean;
  width: 'wide' | 'narrow';
}
