/**
 * Stores an event in a person's capped stream, removes what is older than it may be, and publishes
 * it under the id it was given there, as one step; refuses a relay that was replaced. One that may
 * have been said before is looked for in the stream first, and is said again under the id that it
 * has: whoever heard it is past that.
 * KEYS: stream, channel, fence. ARGV: entries kept, seconds kept, the relay's epoch, two parts of
 * the envelope that tell it from all others or nothing, the envelope less its opening brace (the
 * stream id is put in front of it).
 */
export const publishScript = `
local fence = redis.call('GET', KEYS[3])
if fence and tonumber(fence) > tonumber(ARGV[3]) then
  return redis.error_reply('FENCED another relay leads')
end
local body = ARGV[6]
local id = false
if ARGV[4] ~= '' then
  for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+')) do
    local known = entry[2][2]
    if known:find(ARGV[4], 1, true) and known:find(ARGV[5], 1, true) then id = entry[1] end
  end
end
if not id then
  id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'envelope', '{' .. body)
  redis.call('XTRIM', KEYS[1], 'MINID', string.format('%d', string.match(id, '^%d+') - ARGV[2] * 1000))
  redis.call('EXPIRE', KEYS[1], ARGV[2])
end
redis.call('SPUBLISH', KEYS[2], '{"streamId":"' .. id .. '",' .. body)
return id
`;

/** From now on only this epoch and later ones publish. KEYS: fence. ARGV: epoch. */
export const fenceScript = `
local fence = redis.call('GET', KEYS[1])
if fence and tonumber(fence) > tonumber(ARGV[1]) then
  return redis.error_reply('FENCED another relay leads')
end
redis.call('SET', KEYS[1], ARGV[1])
return 'OK'
`;
