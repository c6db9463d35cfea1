interface MessageTextProps {
  children: string | undefined;
}

/** Shows a person's text in its own direction; its language is unknown to the page. */
export function MessageText({ children }: MessageTextProps) {
  return <bdi lang="">{children}</bdi>;
}
