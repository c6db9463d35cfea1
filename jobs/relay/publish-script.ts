/**
 * Stores an event in a person's capped stream and publishes it under the id it was given there, as
 * one step. KEYS: stream, channel. ARGV: entries kept, seconds kept, the envelope less its opening
 * brace (the stream id is put in front of it).
 */
export const publishScript = `
local body = ARGV[3]
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'envelope', '{' .. body)
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', KEYS[2], '{"streamId":"' .. id .. '",' .. body)
return id
`;
