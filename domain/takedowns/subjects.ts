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

/** A subject with the places of it that are withheld. */
export interface Hold extends Subject {
  places: string[];
}

/** What shows what lies at a place. */
export async function listSubjectsAt(db: Knex, place: string): Promise<Subject[]> {
  const at = [place];
  // One after the other: a transaction has one connection.
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

/** What a target holds, where it is there: a media file holds whatever shows it. */
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

/** Hides a subject from everybody; answers whether it was shown. */
export async function withhold(
  trx: Knex.Transaction,
  { kind, subject }: Subject,
  now: Date,
): Promise<boolean> {
  if (kind === 'post') return withholdPost(trx, subject, now);
  if (kind === 'story') return withholdStory(trx, subject, now);
  if (kind === 'file') return withholdCharacterFile(trx, subject, now);
  // What was made for a chat has no row to hide: withholding its bytes hides it.
  return true;
}

/** Shows a subject again, where it was shown. */
export async function release(
  trx: Knex.Transaction,
  { kind, subject }: Subject,
  { wasShown }: { wasShown: boolean },
): Promise<void> {
  if (kind === 'post') await releasePost(trx, subject, { isPublished: wasShown });
  if (kind === 'story') await releaseStory(trx, subject);
  if (kind === 'file') await releaseCharacterFile(trx, subject);
}
