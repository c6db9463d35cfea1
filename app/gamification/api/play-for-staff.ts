import * as z from 'zod';
import { levelExample as exampleOf, levelExamples } from '~/domain/gamification/levels/levels';
import {
  configurePlay,
  playConfigSchema,
  readPlayConfig,
} from '~/domain/gamification/management/configure-play';
import { emitTestCompletion } from '~/domain/gamification/management/emit-test-completion';
import { findLeaderboardEntry, leaderboard } from '~/domain/gamification/management/leaderboard';
import {
  addTask,
  changeTask,
  findTask,
  listTasks,
} from '~/domain/gamification/management/manage-tasks';
import { growthSchema, taskKindSchema, taskScopeSchema } from '~/domain/gamification/schema';
import { gamificationSettings } from '~/domain/gamification/settings';
import { secureRandom, seededRandom } from '~/domain/gamification/wheel/random-source';
import { reportDraws } from '~/domain/gamification/wheel/report-draws';
import { spinsUntilLevel, testWheel } from '~/domain/gamification/wheel/test-wheel';
import { sectionsOf } from '~/domain/gamification/wheel/wheel';
import { idSchema } from '~/domain/shared/ids';
import { access } from '../../kit/api/access';
import { apiSection, endpointsOf } from '../../kit/api/endpoint';
import { cursorSchema, limitSchema, pageSchema } from '../../kit/api/paging';
import { successSchema } from '../../kit/api/success';
import {
  changedTask,
  fieldsOf,
  leaderboardDetails,
  leaderboardEntry,
  levelExample,
  newTask,
  taskForStaff,
  wheelTest,
} from '../presenters/play-for-staff';

const endpoint = endpointsOf('admin');
const readers = access.staff('gamification.read');
const managers = access.staff('gamification.manage');

const collection = '/gamification-admins/tasks';
const params = z.object({ id: idSchema });
const usualPage = 50;

const config = z.object(gamificationSettings.shape).meta({ id: 'GamificationConfig' });

/** The highest level of the examples. */
const mostLevels = 200;
const level = z.coerce.number().int().min(1).max(mostLevels);

/** A curve in an address; what is missing is taken from the present one. */
const curveSchema = z.object({
  mode: growthSchema.shape.mode.describe('How the XP grows from level to level').optional(),
  baseValue: z.coerce
    .number()
    .pipe(growthSchema.shape.baseValue)
    .describe('The XP that level 1 requires')
    .optional(),
  multiplier: z.coerce
    .number()
    .pipe(growthSchema.shape.multiplier)
    .describe('The factor from one level to the next (exponential)')
    .optional(),
  step: z.coerce
    .number()
    .pipe(growthSchema.shape.step)
    .describe('The XP added per level (linear), or per natural logarithm of it (logarithmic)')
    .optional(),
});

type Settings = Parameters<typeof readPlayConfig>[0];

async function curveOf(context: Settings, given: z.output<typeof curveSchema>) {
  const { gamification_level_growth: present } = await readPlayConfig(context);
  return {
    mode: given.mode ?? present.mode,
    baseValue: given.baseValue ?? present.baseValue,
    multiplier: given.multiplier ?? present.multiplier,
    step: given.step ?? present.step,
  };
}

/** The maximum number of test draws, which take about a tenth of a second. */
const mostSpins = 100_000;
const usualSpins = 1000;

const settingsOfPlay = [
  endpoint({
    id: 'admin.gamification-configs-update',
    method: 'PUT',
    path: '/gamification-admins/configs',
    failures: [409],
    summary: 'Change settings of gamification; those that are left out stay as they are',
    access: managers,
    body: playConfigSchema.meta({ id: 'gamificationConfigDto' }),
    answer: config,
    async handle({ context, who, body }) {
      const changed = await configurePlay(context.domain, who, body);
      return changed.ok ? changed.config : changed;
    },
  }),
  endpoint({
    id: 'admin.gamification-configs-get',
    method: 'GET',
    path: '/gamification-admins/configs',
    summary: 'The settings of gamification',
    access: readers,
    answer: config,
    handle: ({ context }) => readPlayConfig(context.domain),
  }),
  endpoint({
    id: 'admin.gamification-level-examples',
    method: 'GET',
    path: '/gamification-admins/level-examples',
    summary: 'The first levels of a curve with the XP that they require',
    access: readers,
    query: curveSchema.extend({
      levels: level.describe('How many levels, from the first').default(20),
    }),
    answer: z.array(levelExample),
    handle: async ({ context, query: { levels, ...curve } }) =>
      levelExamples(await curveOf(context.domain, curve), levels),
  }),
  endpoint({
    id: 'admin.gamification-level-example',
    method: 'GET',
    path: '/gamification-admins/level-example',
    summary: 'One level of a curve with the XP that it requires',
    access: readers,
    query: curveSchema.extend({ level: level.describe('The level') }),
    answer: levelExample,
    handle: async ({ context, query }) =>
      exampleOf(await curveOf(context.domain, query), query.level),
  }),
];

const tasks = [
  endpoint({
    id: 'admin.gamification-tasks-create',
    method: 'POST',
    path: collection,
    failures: [409],
    summary: 'Add a quest',
    access: managers,
    status: 201,
    idempotent: true,
    body: newTask,
    answer: taskForStaff,
    async handle({ context, who, body }) {
      const added = await addTask(context.domain, who, fieldsOf(body));
      return added.ok ? added.task : added;
    },
  }),
  endpoint({
    id: 'admin.gamification-tasks-list',
    method: 'GET',
    path: collection,
    summary: 'All quests in display order, those that are switched off too',
    access: readers,
    query: z.object({
      type: taskKindSchema.describe('Only those that count this activity').optional(),
      scope: taskScopeSchema.describe('Only daily or only permanent ones').optional(),
    }),
    answer: z.array(taskForStaff),
    handle: ({ context, query: { type: kind, scope } }) =>
      listTasks(context.domain, { kind, scope }),
  }),
  endpoint({
    id: 'admin.gamification-tasks-get',
    method: 'GET',
    path: `${collection}/{id}`,
    failures: [404],
    summary: 'One quest',
    access: readers,
    params,
    answer: taskForStaff,
    async handle({ context, params: { id } }) {
      const found = await findTask(context.domain, id);
      return found.ok ? found.task : found;
    },
  }),
  endpoint({
    id: 'admin.gamification-tasks-update',
    method: 'PUT',
    path: `${collection}/{id}`,
    failures: [404, 409],
    summary: 'Change a quest; people who completed it keep its former rewards',
    access: managers,
    params,
    body: changedTask,
    answer: taskForStaff,
    async handle({ context, who, params: { id }, body }) {
      const changed = await changeTask(context.domain, who, id, body);
      return changed.ok ? changed.task : changed;
    },
  }),
];

const people = [
  endpoint({
    id: 'admin.gamification-leaderboard',
    method: 'GET',
    path: '/gamification-admins/leaderboard',
    summary: 'The people who play, by level and XP, highest first',
    access: readers,
    query: z.object({
      page: pageSchema.default(1),
      take: limitSchema.default(usualPage),
      cursor: cursorSchema.optional(),
    }),
    answer: z
      .object({
        items: z.array(leaderboardEntry),
        /** Counted up to 10,000. */
        total: z.number().int(),
        isTotalMore: z.boolean(),
        nextCursor: z.string().nullable(),
      })
      .meta({ id: 'Leaderboard' }),
    async handle({ context: { domain }, query: { page, take, cursor } }) {
      const skip = cursor === undefined ? (page - 1) * take : 0;
      const [list, total] = await Promise.all([
        leaderboard.readPage(domain, { where: {}, take, cursor, skip }),
        leaderboard.countRows(domain.db, {}),
      ]);
      return {
        items: list.items,
        total: total.count,
        isTotalMore: total.isMore,
        nextCursor: list.nextCursor,
      };
    },
  }),
  endpoint({
    id: 'admin.gamification-leaderboard-get',
    method: 'GET',
    path: '/gamification-admins/leaderboard/{id}',
    failures: [404],
    summary: 'One person’s place, with what they were given by cause',
    access: readers,
    params,
    answer: leaderboardDetails,
    handle: ({ context, params: { id } }) => findLeaderboardEntry(context.domain, id),
  }),
  endpoint({
    id: 'admin.gamification-emit-test-task-completion',
    method: 'POST',
    path: '/gamification-admins/emit-test-task-completion-event',
    failures: [404],
    summary: 'Show a test user the notice of a completed quest; nothing is granted',
    access: managers,
    idempotent: true,
    body: z
      .object({ userId: idSchema, taskId: idSchema })
      .meta({ id: 'emitTestTaskCompletionDto' }),
    answer: successSchema,
    handle: ({ context, who, body }) => emitTestCompletion(context.domain, who, body),
  }),
  endpoint({
    id: 'admin.gamification-test-wheel',
    method: 'GET',
    path: '/gamification-admins/test-wheel',
    summary: 'Test draws compared with the odds, and the last draws of all people',
    access: readers,
    query: z.object({
      spins: z.coerce
        .number()
        .int()
        .min(1)
        .max(mostSpins)
        .describe('The number of test draws')
        .optional(),
      level: level.describe('Draw as often as a person has spins by this level').optional(),
      seed: z.string().max(100).describe('The same draws for the same seed').optional(),
    }),
    answer: wheelTest,
    async handle({ context: { domain }, query }) {
      const rules = await readPlayConfig(domain);
      const ofLevel = query.level === undefined ? usualSpins : spinsUntilLevel(rules, query.level);
      const random = query.seed === undefined ? secureRandom : seededRandom(query.seed);
      return {
        test: testWheel(sectionsOf(rules), query.spins ?? ofLevel, random),
        lastDraws: await reportDraws(domain),
      };
    },
  }),
];

/** The calls with which staff manage gamification. */
export const playForStaff = apiSection(265, [...settingsOfPlay, ...tasks, ...people]);
