/**
 * Prints the scripts that a browser loads for the first view of a page: those in its document with all
 * their imports. Needs `npm run build`.
 *
 *   npx tsx bench/pages/script-sizes.ts
 */
import { measureScripts } from './measure-scripts';

const pages = {
  home: 'routes/_shell._index',
  profile: 'routes/_shell.characters.$slug',
  post: 'routes/_shell.characters.$slug_.post.$postId',
  explorer: 'routes/_shell.explorer._index',
  'featured posts': 'routes/_shell.featured-posts',
  story: 'routes/_shell.stories.$slug',
  legal: 'routes/_shell.terms-of-service',
  'sign in': 'routes/sign_in',
};

const sizes = await measureScripts();
for (const [name, id] of Object.entries(pages)) {
  const size = sizes.get(id);
  if (!size) throw new Error(`the build has no ${id}`);
  process.stdout.write(
    `${name.padEnd(16)}${(size.bytes / 1024).toFixed(1).padStart(7)} KiB gzip in ${size.files} files\n`,
  );
}
