/** The data of a modal that is open. */
export interface ModalShown {
  /** The modal and its parameters, as a query. */
  search: string;
  /** The data returned by its area's `modal-data.server.ts`. */
  data: unknown;
}

declare module '../site/site' {
  interface SiteParts {
    /** The data of the modal that the address names. */
    modal: ModalShown | null;
  }
}
