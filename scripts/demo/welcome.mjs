import { bold, heading, say, table } from '../print.mjs';

/**
 * @param {{ publicUrl: string, ports: Record<string, number>, logDir: string, answering: string[] }} demo
 *   `answering` are the lines about the language model
 */
export function welcome({ publicUrl, ports, logDir, answering }) {
  const sandbox = `http://localhost:${ports.SANDBOX_PORT}`;
  heading('Where');
  table([
    ['site', publicUrl],
    ['staff', `${publicUrl}/admin`],
    ['inbox (all mail ends here)', `${sandbox}/inbox`],
    ['sandbox (payments and other third parties)', sandbox],
    ['job queues', `${publicUrl}/ops/queues`],
    ['OpenAPI', `${publicUrl}/api/v1/openapi.json`],
    ['logs', logDir],
  ]);
  heading('Who (password demo1234)');
  table([
    ['fan@example.com', 'a fan with 80 tokens'],
    ['premium@example.com', 'a subscriber with a card and months of payments'],
    ['grace@example.com', 'a subscriber whose renewal was declined'],
    ['leaving@example.com', 'a subscriber who has cancelled and keeps what is paid for'],
    ['pausing@example.com', 'a subscriber whose plan is paused for three months'],
    ['returning@example.com', 'bought tokens two months ago, and has a bonus that runs'],
    ['creator@example.com', 'a creator with a live verified model'],
    ['master@example.com', 'a creator with three models'],
    ['admin@example.com', `staff: log in at ${publicUrl}/admin, the code is in the inbox`],
  ]);
  heading('Cards');
  table([
    ['4242 4242 4242 4242', 'succeeds'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 3220', 'asks for 3-D Secure'],
  ]);
  heading(`Codes for ${publicUrl}/redeem`);
  table([
    ['DEMO-TOKE-NS00-0100', '100 tokens'],
    ['DEMO-PREM-1UMO-0001', 'a month of Premium'],
  ]);
  heading('Who answers in chats');
  for (const line of answering) say(`  ${line}`);
  say(`\n${bold('Ready.')} Ctrl-C stops everything that was started here.`);
}
