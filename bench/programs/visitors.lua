-- Visitors who look at a page for a moment before they open the next one. For wrk.
function delay()
   return math.random(5, 25)
end
