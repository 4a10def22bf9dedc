-- Reads requests for wrk from a file, one per line: path, cookie and body, separated by tabs. A request without a body is a GET. In a body,
-- U+001E represents a line end. Sends the requests in turn, from a thousand client addresses: the server limits the rate of each client, so
-- a few addresses would be refused on a fast machine. If the file has fewer lines than addresses, its lines are repeated.
local addresses = 1000
local requests, sent = {}, 0

function init(arguments)
  local common = { ["Accept-Encoding"] = "br", ["Content-Type"] = "application/json", ["Sec-Fetch-Site"] = "same-origin" }
  local lines = {}
  for line in io.lines(arguments[1]) do lines[#lines + 1] = line end
  for number = 0, math.max(#lines, addresses) - 1 do
    local path, cookie, body = lines[number % #lines + 1]:match("^([^\t]*)\t([^\t]*)\t(.*)$")
    local headers = {}
    for name, value in pairs(common) do headers[name] = value end
    local address = number % addresses
    headers["X-Forwarded-For"] = string.format("10.1.%d.%d", math.floor(address / 250), address % 250 + 1)
    if cookie ~= "" then headers["Cookie"] = cookie end
    local isGet = body == ""
    requests[#requests + 1] = wrk.format(isGet and "GET" or "POST", path, headers, not isGet and body:gsub("\30", "\n") or nil)
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end
