import type { SiteViewer } from '../site/site-viewer';

type ViewerKind = SiteViewer['kind'];

/** Defines when a modal opens and how it is rendered and closed. */
export interface ModalDefinition {
  /**
   * The viewers who get this modal. Others get sign-up (visitors) or the code step (unverified users)
   * instead.
   */
  opensFor: readonly ViewerKind[];
  /** The maximum width in CSS pixels. On a phone every modal is a sheet. */
  width: 512 | 523 | 539 | 835 | 920;
  /** Modals with the same name here follow each other in one dialog, which keeps its position and focus. */
  sharesFrame?: string;
  /** True if a press outside leaves the modal open. */
  staysOnPressOutside?: true;
  /** The parameter that opens a view inside the modal. Closing leaves that view first, then the modal. */
  innerView?: string;
  /** True if only the modal's own steps lead out of it: no Escape, no press outside, no close button. */
  hasNoExit?: true;
}

/** The modals of an area (its `modals.ts`) by key. `modals/<key-in-kebab>.tsx` renders each of them. */
export type ModalDefinitions = Readonly<Record<string, ModalDefinition>>;

export const everybody = ['visitor', 'unverified', 'member'] as const satisfies ViewerKind[];
export const newcomers = ['visitor', 'unverified'] as const satisfies ViewerKind[];
