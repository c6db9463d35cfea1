import { withSite, type Account } from './account';
import { idOf } from './chat';
import { openSocket, tell } from './gateway';

const trialMessages = 5;
const welcomeTokens = 20;
const messagePrice = 2;

/** Lets a new member write until neither free messages nor tokens are left. */
export async function emptyPurse(account: Account, slug: string): Promise<void> {
  const characterId = await withSite((site) => idOf(site, slug));
  const socket = openSocket(account);
  try {
    const affordable = trialMessages + welcomeTokens / messagePrice;
    for (let count = 1; count <= affordable; count += 1) {
      await tell(socket, characterId, `Spending, ${count}`);
    }
  } finally {
    socket.disconnect();
  }
}
