/** The list of a manager's models. */
export const masterHref = '/master';
/** The earnings of all models. */
export const earningsHref = '/master/earnings';
export const newModelHref = (step: string) => `/master/new/${step}`;
export const simplifiedHref = '/master/simplified';

export const modelTabs = ['profile', 'voice', 'consent', 'acts'] as const;
export type ModelTab = (typeof modelTabs)[number];

/** Returns the page of a model, by default its profile. */
export const modelHref = (id: string, tab: ModelTab = 'profile') =>
  tab === 'profile' ? `/master/model/${id}` : `/master/model/${id}?tab=${tab}`;

/** The page on which a person sees what their manager does. */
export const ownManagerHref = '/my-manager';
