/** The page of quests; all forms of gamification are sent to it. */
export const questsPath = '/quests';

/** The anchor of the setting that switches gamification off. */
export const playAnchor = 'quests';

/** The intents of the forms. */
export const playIntents = {
  grab: 'grab',
  claim: 'claim',
  spin: 'spin',
  on: 'play-on',
  off: 'play-off',
} as const;

/** The field with the page that the person acts on and returns to. */
export const backField = 'back';

/** The tabs of the page, which are the scopes of quests. */
export const questTabs = ['daily', 'permanent'] as const;
export type QuestTab = (typeof questTabs)[number];

/** Returns the address of a tab of the page. */
export const questsHref = (tab: QuestTab): string =>
  tab === 'daily' ? questsPath : `${questsPath}?tab=${tab}`;
