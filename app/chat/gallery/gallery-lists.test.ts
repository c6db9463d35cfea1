import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backfillOf,
  extendList,
  openInLists,
  type GalleryLists,
  type ListedEntry,
} from './gallery-lists';

const pageSize = 12;

/** Creates a picture of a chat; a higher number is newer. */
function picture(number: number, { isVideo = false, isUnlocked = true } = {}): ListedEntry {
  const id = `message-${String(number).padStart(4, '0')}`;
  return {
    _id: id,
    messageId: id,
    cursor: id,
    createdAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    type: isVideo ? 'chat_video' : 'chat_photo',
    characterId: 'noor',
    chat: 'chat',
    seq: number,
    imageUrl: '/picture',
    mediaType: isVideo ? 'video' : 'photo',
    isUnlocked,
    unlockPrice: isUnlocked ? null : 18,
    entry: {
      type: isVideo ? 'Video' : 'Photo',
      width: 4,
      height: 5,
      picture: null,
      videoUrl: null,
      voice: null,
      seconds: null,
      href: null,
    },
  };
}

/** Creates a site that has all pictures of a chat and pages by cursors. */
function siteWith(entries: ListedEntry[]) {
  let all = entries;
  const ofTab = (isUnlocked: boolean) =>
    all
      .filter((entry) => entry.isUnlocked === isUnlocked)
      .sort((one, other) => other.seq - one.seq);
  return {
    page(isUnlocked: boolean, { after, take = pageSize }: { after?: string; take?: number } = {}) {
      const left = ofTab(isUnlocked).filter((entry) => after === undefined || entry._id < after);
      const list = left.slice(0, take);
      return { list, cursor: left.length > take ? (list.at(-1)?._id ?? null) : null };
    },
    open(id: string): ListedEntry {
      const found = all.find(({ _id }) => _id === id);
      if (!found) throw new Error('there is no such picture');
      const opened = { ...found, isUnlocked: true, unlockPrice: null };
      all = all.map((entry) => (entry._id === id ? opened : entry));
      return opened;
    },
    ids: (isUnlocked: boolean) => ofTab(isUnlocked).map(({ _id }) => _id),
  };
}
type Site = ReturnType<typeof siteWith>;

const idsOf = ({ list }: { list: ListedEntry[] }) => list.map(({ _id }) => _id);
const begin = (site: Site): GalleryLists => ({
  Unlocked: site.page(true),
  Locked: site.page(false),
});

/** Does the same as a page when a picture is unlocked. */
function open(site: Site, lists: GalleryLists, id: string): GalleryLists {
  const opened = site.open(id);
  const moved = openInLists(lists, opened);
  const take = backfillOf(opened);
  const { cursor } = moved.Locked;
  if (take === 0 || cursor === null) return moved;
  const next = site.page(false, { after: cursor, take });
  return { ...moved, Locked: extendList(moved.Locked, next) };
}

function more(site: Site, lists: GalleryLists, tab: 'Unlocked' | 'Locked'): GalleryLists {
  const { cursor } = lists[tab];
  if (cursor === null) return lists;
  return {
    ...lists,
    [tab]: extendList(lists[tab], site.page(tab === 'Unlocked', { after: cursor })),
  };
}

describe('a picture that is opened', () => {
  it('leaves the locked list, which loads one more, and joins the unlocked list by its date', () => {
    const locked = Array.from({ length: 14 }, (_, index) =>
      picture(index * 2, { isUnlocked: false }),
    );
    const open14 = Array.from({ length: 14 }, (_, index) => picture(index * 2 + 1));
    const site = siteWith([...locked, ...open14]);
    const lists = open(site, begin(site), 'message-0020');
    expect(idsOf(lists.Unlocked)).toHaveLength(pageSize);
    expect(idsOf(lists.Unlocked).slice(2, 5)).toEqual([
      'message-0023',
      'message-0021',
      'message-0020',
    ]);
    expect(idsOf(lists.Locked)).toEqual(site.ids(false).slice(0, pageSize));
  });

  it('that is a video loads no other in its place', () => {
    const site = siteWith(
      Array.from({ length: 20 }, (_, index) =>
        picture(index, { isVideo: true, isUnlocked: false }),
      ),
    );
    const lists = open(site, begin(site), 'message-0015');
    expect(lists.Locked.list).toHaveLength(pageSize - 1);
  });

  it('displaces none while all are shown', () => {
    const site = siteWith([picture(1), picture(2, { isUnlocked: false }), picture(3)]);
    const lists = open(site, begin(site), 'message-0002');
    expect(lists).toMatchObject({
      Unlocked: { list: [{ seq: 3 }, { seq: 2 }, { seq: 1 }], cursor: null },
      Locked: { list: [], cursor: null },
    });
  });

  it('moves once when received twice', () => {
    const site = siteWith([picture(1), picture(2, { isUnlocked: false })]);
    const lists = open(site, begin(site), 'message-0002');
    expect(openInLists(lists, site.open('message-0002'))).toEqual(lists);
  });
});

it('after any unlocks and loads, both lists match the site’s lists from the newest item on', () => {
  const kinds = fc.array(fc.record({ isVideo: fc.boolean(), isUnlocked: fc.boolean() }), {
    maxLength: 60,
  });
  const acts = fc.array(
    fc.oneof(
      fc.constant('more Unlocked' as const),
      fc.constant('more Locked' as const),
      fc.record({ open: fc.nat(100) }),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(kinds, acts, (entries, steps) => {
      const site = siteWith(entries.map((kind, number) => picture(number, kind)));
      let lists = begin(site);
      for (const step of steps) {
        if (typeof step === 'string') {
          lists = more(site, lists, step === 'more Locked' ? 'Locked' : 'Unlocked');
        } else {
          const { list } = lists.Locked;
          const chosen = list.length > 0 ? list[step.open % list.length] : undefined;
          if (chosen) lists = open(site, lists, chosen._id);
        }
        for (const tab of ['Unlocked', 'Locked'] as const) {
          const shown = idsOf(lists[tab]);
          const expected = site.ids(tab === 'Unlocked');
          expect(shown).toEqual(expected.slice(0, shown.length));
          expect(lists[tab].cursor === null).toBe(shown.length === expected.length);
        }
      }
    }),
    { numRuns: 300 },
  );
});
