/**
 * Prints how PostgreSQL executes every query of every feed, as Markdown. Fails if one reads all posts.
 *
 *   npm run bench:explain-feeds [-- --posts 100000]
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestContext, createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { describeMachine } from '../describe-machine';
import { makeFeedGround } from './feed-ground';
import { explainFeeds, scansOfPosts, type FeedPlan } from './feed-plans';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '100000' } } });

await setupTemplate();
const database = await createTestDatabase();
try {
  const context = createTestContext(database.db);
  const ground = await makeFeedGround(context, database.owner, Number(values.posts));
  const explained = await explainFeeds(context, ground);
  const scans = scansOfPosts(explained);
  if (scans.length > 0) throw new Error(`these read all posts:\n${scans.join('\n\n')}`);
  console.log(describe(explained, await describeMachine(database.db)));
} finally {
  await database.drop();
}

/** Removes the values of one run, so that the same plan has the same text. */
function plain(plan: string): string {
  return plan
    .replaceAll(/'\{[^']*\}'/g, "'{…}'")
    .replaceAll(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, "'…'")
    .replaceAll(/'\d{4}-\d\d-\d\d [\d:.+-]+'/g, "'…'")
    .replaceAll(/'\d+(\.\d+)?'::(bigint|double precision)/g, "'…'::$2");
}

/** Describes each plan once, under the first feed that has it. */
function describe(explained: FeedPlan[], machine: string): string {
  const describedUnder = new Map<string, string>();
  const sections = explained.map(({ feed, plans }) => {
    const parts = [...new Set(plans.map(plain))].map((plan) => {
      const before = describedUnder.get(plan);
      if (before !== undefined && before !== feed) return `A query as under _${before}_.`;
      describedUnder.set(plan, feed);
      return '```\n' + plan + '\n```';
    });
    return `## ${feed}\n\n${[...new Set(parts)].join('\n\n')}\n`;
  });
  return `# Queries of the feeds

How PostgreSQL carries out every query of every feed, first page and second, with
${values.posts} posts (${machine}).
None reads all posts: each walks an index in the feed's own order, or asks for rows by their keys. Written by \`npm run bench:explain-feeds\`, which fails where one does;
\`bench/feeds/feed-plans.slow.test.ts\` holds the same against fewer posts.

${sections.join('\n')}`;
}
