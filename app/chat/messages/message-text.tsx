interface MessageTextProps {
  children: string | undefined;
}

/** What somebody wrote: in a language and a direction that the page does not know. */
export function MessageText({ children }: MessageTextProps) {
  return <bdi lang="">{children}</bdi>;
}
