/** Returns the actions of people on a provider's pages, and of its staff, banks and time. */
export function controlOf(sandboxUrl: string, provider: string) {
  const post = async (address: string, body: object) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok)
      throw new Error(`${address} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    control: (path: string, body: object = {}) =>
      post(`${sandboxUrl}/${provider}/control/${path}`, body),
    upset: (behaviour: {
      behaviour: string;
      target?: string;
      status?: number;
      times?: number;
      containing?: string;
    }) => post(`${sandboxUrl}/control/next`, { target: provider, ...behaviour }),
    /** Sets how far the providers' clock is ahead of the machine's; 0 resets it. */
    moveClock: (aheadMs: number) =>
      post(`${sandboxUrl}/control/clock`, {
        ...(aheadMs !== 0 && { now: new Date(Date.now() + aheadMs).toISOString() }),
      }),
    async state() {
      const response = await fetch(`${sandboxUrl}/${provider}/control/state.json`);
      return (await response.json()) as {
        payments: { id: string; reference: string; state: string }[];
        events: { id: string; type: string; state: string; attempts: number }[];
      };
    },
    submit: submitForm,
    /** Answers the bank's page. Returns the address to which it leads back. */
    answerChallenge: (address: string, answer: 'approve' | 'fail' | 'cancel' | 'leave') =>
      submitForm(address, { answer }),
  };
}

/** Submits a form of a page. Returns the address to which it leads, or else its content. */
async function submitForm(page: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  return location === null ? response.text() : new URL(location, page).href;
}
