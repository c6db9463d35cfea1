/** What a modal shows of its own. */
export interface ModalShown {
  /** Which modal, and what its address tells it. */
  search: string;
  /** What its area's `modal-data.server.ts` read. */
  data: unknown;
}

declare module '../site/site' {
  interface SiteParts {
    /** What the modal shows that the address asks for. */
    modal: ModalShown | null;
  }
}
