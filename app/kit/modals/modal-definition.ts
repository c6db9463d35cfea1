import type { SiteViewer } from '../site/site-viewer';

type ViewerKind = SiteViewer['kind'];

/** How one modal is opened, drawn and left. */
export interface ModalDefinition {
  /** Whoever gets it as asked. In its place a visitor gets sign-up, an unverified user the code. */
  opensFor: readonly ViewerKind[];
  /** CSS pixels at the most; on a phone every modal is a sheet. */
  width: 512 | 523 | 539 | 835 | 920;
  /** Modals of one such name follow one another in one dialog, which keeps its place and its cursor. */
  sharesFrame?: string;
  /** A press outside leaves it open. */
  staysOnPressOutside?: true;
  /** What it may be told of a view inside of it, which closing leaves before it closes the modal. */
  innerView?: string;
  /** Only its own steps lead out of it: no Escape, no press outside, no close button. */
  hasNoExit?: true;
}

/** The modals of an area (its `modals.ts`) by their keys; `modals/<key-in-kebab>.tsx` draws each. */
export type ModalDefinitions = Readonly<Record<string, ModalDefinition>>;

export const everybody = ['visitor', 'unverified', 'member'] as const satisfies ViewerKind[];
export const newcomers = ['visitor', 'unverified'] as const satisfies ViewerKind[];
