// Keeps one whole version of the page, so that it opens without a network. The build fills in the
// names of the files and a version that changes with any of them.
const VERSION = "rathaus-{{version}}";
const FILES = {{files}};

// A name that changes with its content need not be fetched again by the next version.
const isHashed = (name) => /[-_][0-9a-f]{12,16}\./.test(name);

const fetched = async (file) => {
  const before = isHashed(file) && await caches.match(file, { ignoreVary: true });
  const answer = before || await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer;
};

const keep = async () => {
  const cache = await caches.open(VERSION);
  await Promise.all(FILES.map(async (file) => cache.put(file, await fetched(file))));
};

const forgetOthers = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("rathaus-") && name !== VERSION);
  await Promise.all(others.map((name) => caches.delete(name)));
  await clients.claim();
};

// What a server says of the moment is asked of the server alone.
const isKept = (request, url) =>
  request.method === "GET" && url.origin === location.origin
    && !/^\/(api\/|health$|ready$)/.test(url.pathname);

const answer = async (request, url) => {
  const cache = await caches.open(VERSION);
  const name = request.mode === "navigate" ? "/" : url.pathname;
  return await cache.match(name, { ignoreVary: true }) || fetch(request);
};

oninstall = (event) => event.waitUntil(keep());
onactivate = (event) => event.waitUntil(forgetOthers());
onfetch = (event) => {
  const url = new URL(event.request.url);
  if (isKept(event.request, url)) event.respondWith(answer(event.request, url));
};
// A new version waits until somebody wants it: pages of two versions are never mixed.
onmessage = ({ data }) => { if (data === "take-over") skipWaiting(); };
