/**
 * What a card form's script defines in the browser as `CardFields`: fields in a frame of the
 * processor's. Nothing that is typed there can be read by the page; a one-time token comes back.
 */
export interface CardFields {
  mount(place: HTMLElement, options: CardFieldsOptions): MountedCardFields;
}

interface CardFieldsOptions {
  /** The form's secret. */
  secret: string;
  frameUrl: string;
  /** What the frame is called by those who hear the page. */
  title: string;
  /** BCP 47; the fields' labels and messages are the processor's. */
  locale?: string;
  /** Also asks for the name on the card. */
  asksHolder?: boolean;
  theme?: CardFieldsTheme;
  onReady?: () => void;
  /** Enter was pressed in a field; without it the fields submit themselves. */
  onEnter?: () => void;
  onChange?: (state: CardFieldsState) => void;
  onToken: (answer: { token: string; holder?: string }) => void;
  /** 'invalid': a field is at fault, and says so; 'expired': another form has to be opened. */
  onError: (reason: 'invalid' | 'expired' | 'unavailable') => void;
}

/** Colours as CSS writes them. */
interface CardFieldsTheme {
  text?: string;
  label?: string;
  placeholder?: string;
  field?: string;
  line?: string;
  focus?: string;
  error?: string;
  radius?: string;
  scheme?: 'dark' | 'light';
}

interface CardFieldsState {
  isEmpty: boolean;
  isComplete: boolean;
  brand: 'visa' | 'master' | null;
}

export interface MountedCardFields {
  /** Ends in `onToken` or `onError`. */
  submit(): void;
  focus(): void;
  clear(): void;
  unmount(): void;
}

declare global {
  interface Window {
    CardFields?: CardFields;
  }
}
