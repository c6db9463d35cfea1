import type { Knex } from 'knex';
import {
  listCharacterFiles,
  releaseCharacterFile,
  withholdCharacterFile,
} from '../characters/withhold-files';
import { listMadeAt } from '../generations/generation-prints';
import { placeOfKey } from '../media/take-print';
import { listPostPlaces, listPostsAt, releasePost, withholdPost } from '../posts/withhold-posts';
import {
  listStoriesAt,
  listStoryPlaces,
  releaseStory,
  withholdStory,
} from '../stories/withhold-stories';
import type { Target } from './read-address';
import type { Subject, SubjectKind } from './schema';

/** A subject with those of its places that are withheld. */
export interface Hold extends Subject {
  places: string[];
}

/** Lists the subjects that show the file stored at a place. */
export async function listSubjectsAt(db: Knex, place: string): Promise<Subject[]> {
  const at = [place];
  // Sequential: a transaction has one connection.
  const posts = await listPostsAt(db, at);
  const stories = await listStoriesAt(db, at);
  const made = await listMadeAt(db, at);
  const files = await listCharacterFiles(db, at);
  const of = (kind: SubjectKind) => (subject: string) => ({ kind, subject });
  return [
    ...posts.map(of('post')),
    ...stories.map(of('story')),
    ...made.map(of('generation')),
    ...files.map(of('file')),
  ];
}

/**
 * Returns the existing subjects of a target, with their places. For a media file these are all subjects
 * that show it.
 */
export async function resolveTarget(db: Knex, target: Target): Promise<Hold[]> {
  if (target.kind === 'media') {
    const place = placeOfKey(target.key);
    const subjects = await listSubjectsAt(db, place);
    return subjects.map((subject) => ({ ...subject, places: [place] }));
  }
  const { kind, id } = target;
  const places = await (kind === 'post' ? listPostPlaces : listStoryPlaces)(db, id);
  return places === null ? [] : [{ kind, subject: id, places }];
}

/** Hides a subject from everybody. Returns whether it was shown. */
export async function withhold(
  trx: Knex.Transaction,
  { kind, subject }: Subject,
  now: Date,
): Promise<boolean> {
  if (kind === 'post') return withholdPost(trx, subject, now);
  if (kind === 'story') return withholdStory(trx, subject, now);
  if (kind === 'file') return withholdCharacterFile(trx, subject, now);
  // A file of a chat has no row to hide; withholding its bytes hides it.
  return true;
}

/** Shows a subject again if it was shown before. */
export async function release(
  trx: Knex.Transaction,
  { kind, subject }: Subject,
  { wasShown }: { wasShown: boolean },
): Promise<void> {
  if (kind === 'post') await releasePost(trx, subject, { isPublished: wasShown });
  if (kind === 'story') await releaseStory(trx, subject);
  if (kind === 'file') await releaseCharacterFile(trx, subject);
}
