/** Runs in the page of page.ts: shows one change at a time and takes what the reviewer says of each. */
const { changes, token } = JSON.parse(document.querySelector('#data').textContent);
const find = (selector) => document.querySelector(selector);

/** What was said of each change: accepted, kept as before, or nothing yet. */
const said = new Map();
let at = 0;
let view = 'side';

const LABELS = { accepted: 'accepted', kept: 'kept as before' };

function image(title, source, className = '') {
  const figure = document.createElement('figure');
  figure.className = className;
  const caption = document.createElement('figcaption');
  caption.textContent = title;
  const picture = document.createElement('img');
  picture.src = source;
  picture.alt = title;
  figure.append(caption, picture);
  return figure;
}

/** Pictures of two sizes have no computed difference: the page lays one over the other. */
function pictures({ before, now, difference }) {
  if (!before) return [image('New', now)];
  const pair = [image('Before', before), image('Now', now, 'now')];
  if (view === 'difference' && difference) return [image('Difference', difference)];
  return view === 'side' && difference ? [...pair, image('Difference', difference)] : pair;
}

function drawList() {
  const items = changes.map(({ story }, index) => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = said.has(story) ? `${story} – ${LABELS[said.get(story)]}` : story;
    button.dataset.said = said.get(story) ?? '';
    if (index === at) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', () => show(index));
    item.append(button);
    return item;
  });
  find('#list').replaceChildren(...items);
  find('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function draw() {
  const change = changes[at];
  find('h2').textContent = change.story;
  find('#count').textContent = `${at + 1} of ${changes.length}, ${said.size} decided`;
  const stage = find('#stage');
  stage.dataset.view = change.before ? view : 'side';
  stage.toggleAttribute('data-computed', change.difference !== undefined);
  stage.replaceChildren(...pictures(change));
  find('#cut').hidden = stage.dataset.view !== 'slider';
  for (const button of document.querySelectorAll('[data-view-button]')) {
    button.setAttribute('aria-pressed', String(button.dataset.viewButton === view));
  }
  drawList();
}

function show(index) {
  at = (index + changes.length) % changes.length;
  draw();
}

/** The next one nobody has decided about, or the next. */
function next() {
  const open = changes.findIndex(({ story }, index) => index > at && !said.has(story));
  show(open === -1 ? Math.min(at + 1, changes.length - 1) : open);
}

async function accept() {
  const { story } = changes[at];
  if (!token || said.get(story) === 'accepted') return;
  const answer = await fetch('accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ story }),
  }).catch(() => undefined);
  if (!answer?.ok) {
    find('#said').textContent = `${story} could not be accepted: is visual:review still running?`;
    return;
  }
  said.set(story, 'accepted');
  find('#said').textContent = `${story} accepted`;
  next();
}

function keep() {
  const { story } = changes[at];
  if (said.get(story) === 'accepted') return;
  said.set(story, 'kept');
  find('#said').textContent = `${story} kept as before: the code is to be changed`;
  next();
}

function setView(wanted) {
  view = wanted;
  draw();
}

const KEYS = {
  ArrowRight: () => show(at + 1),
  ArrowLeft: () => show(at - 1),
  a: accept,
  r: keep,
  1: () => setView('side'),
  2: () => setView('slider'),
  3: () => setView('toggle'),
  4: () => setView('difference'),
};

document.addEventListener('keydown', (event) => {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || target instanceof HTMLInputElement) return;
  if (key === ' ' && view === 'toggle') {
    event.preventDefault();
    find('#stage').toggleAttribute('data-flipped');
    return;
  }
  void KEYS[key.length === 1 ? key.toLowerCase() : key]?.();
});
for (const button of document.querySelectorAll('[data-key]')) {
  button.addEventListener('click', () => void KEYS[button.dataset.key]());
}
find('#cut input').addEventListener('input', ({ target }) => {
  find('#stage').style.setProperty('--cut', `${100 - target.valueAsNumber}%`);
});
if (!token) find('[data-key="a"]').disabled = true;
draw();
