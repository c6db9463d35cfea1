const parameter = 'send-kept';

/** Coming back from checkout, the words that were kept go out, if there is enough for them now. */
export const sendsKept = {
  href: (slug: string) => `/chats/${slug}?${parameter}=true`,
  isAsked: (search: string) => new URLSearchParams(search).has(parameter),
  without(search: string): string {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    return rest.toString();
  },
};
