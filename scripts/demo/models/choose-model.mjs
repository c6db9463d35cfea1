import { suitability } from './suits-chat.mjs';

/**
 * A model and its server.
 * @typedef {{ server: import('./read-server.mjs').ModelServer,
 *   model: import('./read-server.mjs').OfferedModel }} ModelChoice
 */

/**
 * Returns the models of servers that continue conversations, the most suitable first; equal ones stay in the
 * order of the servers and their lists.
 * @param {import('./read-server.mjs').ModelServer[]} servers
 * @returns {ModelChoice[]}
 */
export function rankModels(servers) {
  return servers
    .flatMap((server) => server.models.map((model) => ({ server, model })))
    .filter(({ model }) => model.isForChat)
    .map((choice) => ({ choice, points: suitability(choice.model) }))
    .sort((one, other) => other.points - one.points)
    .map(({ choice }) => choice);
}

const plain = (name) => name.toLowerCase().replace(/:latest$/, '');

/**
 * Returns the model that a person names: by its exact name, by its name in any case and without `:latest`,
 * or by a part that only fits suitable ones. A model that is named exactly may be of any kind.
 * @param {import('./read-server.mjs').ModelServer[]} servers
 * @param {string} name
 * @returns {ModelChoice | undefined}
 */
export function modelNamed(servers, name) {
  const all = servers.flatMap((server) => server.models.map((model) => ({ server, model })));
  return (
    all.find(({ model }) => model.id === name) ??
    all.find(({ model }) => plain(model.id) === plain(name)) ??
    rankModels(servers).find(({ model }) => plain(model.id).includes(plain(name)))
  );
}
