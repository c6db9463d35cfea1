/** What people do on a processor's pages, and its staff, banks and time behind them. */
export function controlOf(sandboxUrl: string, party: string) {
  const post = async (address: string, body: object) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = (await response.json()) as Record<string, unknown>;
    if (!response.ok)
      throw new Error(`${address} answered ${response.status}: ${JSON.stringify(said)}`);
    return said;
  };
  return {
    control: (path: string, body: object = {}) =>
      post(`${sandboxUrl}/${party}/control/${path}`, body),
    upset: (behaviour: {
      behaviour: string;
      target?: string;
      status?: number;
      times?: number;
      containing?: string;
    }) => post(`${sandboxUrl}/control/next`, { target: party, ...behaviour }),
    /** How far the processors' clock is ahead; back to the machine's with 0. */
    moveClock: (aheadMs: number) =>
      post(`${sandboxUrl}/control/clock`, {
        ...(aheadMs !== 0 && { now: new Date(Date.now() + aheadMs).toISOString() }),
      }),
    async state() {
      const response = await fetch(`${sandboxUrl}/${party}/control/state.json`);
      return (await response.json()) as {
        payments: { id: string; reference: string; state: string }[];
        events: { id: string; type: string; state: string; attempts: number }[];
      };
    },
    /** Answers the bank's page; where it leads back to. */
    async answerChallenge(address: string, answer: 'approve' | 'fail' | 'cancel' | 'leave') {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      });
      return response.headers.get('location');
    },
  };
}
