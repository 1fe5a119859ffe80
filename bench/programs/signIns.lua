-- People who sign in, so many a second; 0: as many as can. For wrk: -s signIns.lua URL -- RATE BODY...
local ffi = require('ffi')
ffi.cdef [[
   typedef struct { long seconds; long micros; } moment;
   int gettimeofday(moment *now, void *zone);
]]
local bodies, count = {}, 0
local every, due = 0, nil

local function nowMs()
   local now = ffi.new('moment')
   ffi.C.gettimeofday(now, nil)
   return tonumber(now.seconds) * 1000 + tonumber(now.micros) / 1000
end

function init(args)
   local rate = tonumber(args[1])
   if rate > 0 then every = 1000 / rate end
   for n = 2, #args do bodies[n - 1] = args[n] end
end

function delay()
   if every == 0 then return 0 end
   local now = nowMs()
   due = math.max(due and due + every or now, now)
   return math.floor(due - now + 0.5)
end

function request()
   count = count + 1
   local address = string.format('10.%d.%d.%d', math.random(255), math.random(255), math.random(255))
   local headers = { ['content-type'] = 'application/json', ['x-forwarded-for'] = address }
   return wrk.format('POST', nil, headers, bodies[count % #bodies + 1])
end
