/**
 * Stores an event in a person's capped stream, removes old entries, and publishes it with its new stream
 * id, atomically. Rejects a relay that was replaced. An event that may have been published before is first
 * searched for in the stream, and published again with its existing id; clients that received it ignore it.
 * KEYS: stream, channel, fence. ARGV: entries kept, seconds kept, the relay's epoch, two parts of the
 * envelope that identify it uniquely or two empty strings, the envelope without its opening brace (the
 * stream id is inserted before it).
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

/** Allows only this epoch and later ones to publish from now on. KEYS: fence. ARGV: epoch. */
export const fenceScript = `
local fence = redis.call('GET', KEYS[1])
if fence and tonumber(fence) > tonumber(ARGV[1]) then
  return redis.error_reply('FENCED another relay leads')
end
redis.call('SET', KEYS[1], ARGV[1])
return 'OK'
`;
