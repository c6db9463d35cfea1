import { allOf, onPost, type Condition } from './condition';
import { attributeFilters, attributeTypes, type FeedFilters, type FeedTab } from './schema';

/** Where the posts of a feed come from, before anything is read. */
export interface FeedSource {
  order: 'newest' | 'random' | 'ranked';
  /** What an index holds the posts by, in the feed's order; null where that is all posts. */
  leading: Condition | null;
  /** What else is asked of a post. */
  filters: Condition[];
  /** What is asked of its character, `c`. */
  characters: Condition[];
}

const tabs: Record<FeedTab, { order: FeedSource['order']; leading?: string }> = {
  forYou: { order: 'ranked' },
  trending: { order: 'ranked' },
  new: { order: 'newest' },
  liveNow: { order: 'newest' },
  following: { order: 'newest' },
  onSale: { order: 'newest', leading: 'p.discounted_price is not null' },
  explicit: { order: 'newest', leading: "p.content_level = 'Explicit'" },
  premium: { order: 'newest', leading: "p.access = 'subscription'" },
  funClub: { order: 'newest', leading: "p.access in ('fanClub', 'tokenOrFanclub')" },
  anime: { order: 'newest', leading: "p.style = 'Anime'" },
};

const characterStyles = ['Realistic', 'Anime'];

/** Splits what may stand under `style`: the styles of characters, and extra styles of posts. */
export function splitStyles(styles: string[] = []) {
  return {
    styles: styles.filter((style) => characterStyles.includes(style)),
    extraStyles: styles.filter((style) => !characterStyles.includes(style)),
  };
}

/** The source of a tab for one person, narrowed by filters. */
export function sourceOfTab(tab: FeedTab, userId: string | null, filters: FeedFilters): FeedSource {
  const { order, leading } = tabs[tab];
  const source: FeedSource = {
    order,
    leading: leading === undefined ? null : onPost(leading),
    filters: filtersOn(filters),
    characters: [...charactersOf(tab, userId), ...charactersBy(filters)],
  };
  return order === 'newest' ? withLeadingFilter(source, filters) : source;
}

/** The source of the safe feed: what anybody may see, in a shuffled order. */
export function sourceOfSafe(filters: FeedFilters): FeedSource {
  return {
    order: 'random',
    leading: onPost("p.content_level = 'SFW' and p.access = 'free'"),
    filters: filtersOn(filters),
    characters: charactersBy(filters),
  };
}

/** A tab without an index of its own is walked by that of the filter, where one value is asked for. */
function withLeadingFilter(source: FeedSource, { videoTag, style }: FeedFilters): FeedSource {
  if (source.leading) return source;
  const { extraStyles } = splitStyles(style);
  const leading = [
    ...single('p.video_tag = ?', videoTag),
    ...single('p.extra_style = ?', extraStyles),
  ];
  return { ...source, leading: leading[0] ?? null };
}

const single = (sql: string, values: string[] = []): Condition[] =>
  values.length === 1 ? [onPost(sql, ...values)] : [];

const anyOf = (column: string, values: string[] = []): Condition[] =>
  values.length > 0 ? [onPost(`${column} = any(cast(? as text[]))`, values)] : [];

function filtersOn({ privacyType, clothing, style, videoTag }: FeedFilters): Condition[] {
  const { styles, extraStyles } = splitStyles(style);
  return [
    ...(privacyType === 'public' ? [onPost("p.access = 'free'")] : []),
    ...(privacyType === 'private' ? [onPost("p.access <> 'free'")] : []),
    ...anyOf('p.clothing', clothing),
    ...anyOf('p.style', styles),
    ...anyOf('p.extra_style', extraStyles),
    ...anyOf('p.video_tag', videoTag),
  ];
}

function charactersOf(tab: FeedTab, userId: string | null): Condition[] {
  if (tab === 'liveNow') return [{ sql: 'c.is_live', bindings: [] }];
  if (tab !== 'following') return [];
  const sql =
    'exists (select from follows f where f.user_id = cast(? as uuid) and f.character_id = c.id)';
  return [{ sql, bindings: [userId] }];
}

function charactersBy(filters: FeedFilters): Condition[] {
  const { characterSlug } = filters;
  return [
    ...(characterSlug === undefined ? [] : [{ sql: 'c.slug = ?', bindings: [characterSlug] }]),
    ...attributeFilters.flatMap((filter) => {
      const values = filters[filter] ?? [];
      if (values.length === 0) return [];
      const sql = `exists (select from character_attributes a where a.character_id = c.id
                             and a.type = ? and a.value = any(cast(? as text[])))`;
      return [{ sql, bindings: [attributeTypes[filter], values] }];
    }),
  ];
}

/**
 * The same as a condition on a post. Written as a value, not as a join, so that the walk's order
 * stays what the planner goes by and each post is asked about as it comes.
 */
export function ofCharacters(characters: readonly Condition[]): Condition[] {
  if (characters.length === 0) return [];
  const { sql, bindings } = allOf(characters);
  return [
    {
      sql: `coalesce((select true from characters c
                       where c.id = p.character_id and c.is_published and ${sql}), false)`,
      bindings,
    },
  ];
}
