// Recounts the public vote from its ledger, and checks every row and every signature. It needs Node 20 and nothing else.
//
//   node recount.mjs ledger.ndjson [checkpoints.json --key KEY]    from files; makes no network call
//   node recount.mjs https://vote.example --key KEY                fetches both, and compares with the board
//
// A site serves the signed rows as parts of 10,000, which caches keep for good, and the newest rows apart.
//
// KEY is the key that signs checkpoints, or its fingerprint. Take it from a receipt or from the organiser's documents. The
// program trusts checkpoints of that key, and of keys that follow from it by signed declarations.
// Exit code 0: all checks passed; 1: a check failed, or an argument is wrong.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/** The board shows a vote about a second after its row, so try again before reporting a difference. */
const BOARD_TRIES = 4;
const BOARD_PAUSE_MS = 1_000;
/**
 * Caches may be a second behind with the newest rows, so try again before reporting that rows are missing.
 */
const TAIL_TRIES = 6;
const TAIL_PAUSE_MS = 1_000;
/**
 * How often an address is requested at most while the site is busy; each wait is what Retry-After asks for.
 */
const BUSY_TRIES = 5;

const GENESIS = '0'.repeat(64);
const PUBLIC_KEY_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const sha256 = (values) => createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Channels of rows with which an entry stops competing; a row `reinstated` ends that. */
const STANDINGS = ['withdrawn', 'disqualified', 'excluded'];

/** Something is wrong with the ledger, the site's replies or the arguments; the message says what. */
class RecountError extends Error {}

class Recount {
  rows = 0;
  votes = 0;
  totals = new Map();
  /** The standings of the entries that do not compete any more, by round and entry. */
  standings = new Map();
  groups = new Map();
  #chains = new Map();
  #marks = new Map();
  #names = new Map();
  #tree = new MerkleTree();
  #roots = new Map();
  #checkpoints;

  constructor(checkpoints) {
    this.#checkpoints = checkpoints;
    for (const { heads } of checkpoints)
      for (const { stream, seq } of heads) this.#marks.set(`${stream} ${seq}`, undefined);
  }

  /** Checks the next line of the export and counts its votes. */
  add(line) {
    const row = readRow(line, this.rows);
    const chain = this.#chainOf(row.stream);
    const place = `${row.stream} ${row.seq}`;
    const wrong = (what) => new RecountError(`row ${place}: ${what}`);
    if (row.seq !== chain.seq + 1) throw wrong('a row is missing before it');
    if (row.previous_hash !== chain.hash) throw wrong('it does not follow on the row before it');
    if (row.row_hash !== rowHash(row)) throw wrong('its hash does not match its fields');
    const reversal = reversalError(row, chain, this.#nameOf(row));
    if (reversal) throw wrong(reversal);
    const standing = this.#standingError(row);
    if (standing) throw wrong(standing);
    chain.seq = row.seq;
    chain.hash = row.row_hash;
    chain.counted.push([this.#nameOf(row), row.votes]);
    chain.votes += row.votes;
    this.rows += 1;
    this.votes += row.votes;
    this.#count(row);
    if (row.stream === 'main') this.#tree.append(row.row_hash);
    if (this.#marks.has(place)) this.#roots.set(place, this.#tree.root());
    if (this.#marks.has(place)) this.#marks.set(place, { hash: row.row_hash, votes: chain.votes });
  }

  /** How many rows of a chain were added. */
  lengthOf(stream) {
    return this.#chainOf(stream).seq;
  }

  /** Whether a checkpoint signs rows that were not added yet. */
  isBehind() {
    return this.#checkpoints.some(({ heads }) =>
      heads.some(({ stream, seq }) => seq > this.lengthOf(stream)),
    );
  }

  /**
   * Checks the signatures of all checkpoints, and the totals of those whose rows were all added. Returns
   * the checkpoints that sign rows which were not added.
   */
  checkCheckpoints(keys) {
    let previous;
    const newer = [];
    for (const checkpoint of this.#checkpoints) {
      const error = signatureError(checkpoint, previous, keys);
      const isNewer = checkpoint.heads.some(({ stream, seq }) => seq > this.#chainOf(stream).seq);
      if (isNewer) newer.push(checkpoint);
      const wrong = error ?? (isNewer ? undefined : this.#totalsError(checkpoint));
      if (wrong) throw new RecountError(`checkpoint ${checkpoint.number}: ${wrong}`);
      previous = checkpoint;
    }
    return newer;
  }

  /**
   * What is wrong with a row in regard to standings; undefined if nothing is. Only the chain `main` may
   * change standings, and while an entry does not compete, no vote of that chain may count for it.
   */
  #standingError(row) {
    const name = this.#nameOf(row);
    if (row.votes === 0) {
      if (row.stream !== 'main') return 'it changes a standing outside the chain of standings';
      if (STANDINGS.includes(row.channel)) this.standings.set(name, row.channel);
      else this.standings.delete(name);
    } else if (row.votes > 0 && row.stream === 'main' && this.standings.has(name))
      return 'it counts votes for an entry that no longer competed';
    return undefined;
  }

  /** The standing of an entry in a round; undefined while it competes. */
  standingOf(round, entry) {
    return this.standings.get(`${round} ${entry}`);
  }

  /**
   * An entry's part (0 to 1) of the votes of all competing entries in its group; 0 if it does not compete.
   */
  shareOf(round, entry) {
    if (this.standingOf(round, entry)) return 0;
    const group = this.groups.get(`${round} ${entry}`);
    const competing = [...(this.totals.get(round) ?? [])].filter(
      ([each]) => this.groups.get(`${round} ${each}`) === group && !this.standingOf(round, each),
    );
    const sum = competing.reduce((total, [, votes]) => total + votes, 0);
    return sum === 0 ? 0 : (this.totals.get(round)?.get(entry) ?? 0) / sum;
  }

  #totalsError({ heads, rows, votes, tree_root }) {
    const marks = heads.map(({ stream, seq }) => this.#marks.get(`${stream} ${seq}`));
    const lost = heads.find(({ row_hash }, index) => marks[index]?.hash !== row_hash);
    if (lost) return `the row ${lost.stream} ${lost.seq} that it signs is not in the ledger`;
    const seen = marks.reduce((sum, mark) => sum + mark.votes, 0);
    const ends = heads.reduce((sum, { seq }) => sum + seq, 0);
    if (seen !== votes || ends !== rows) return 'the rows up to it have other totals';
    const noted = heads.find(({ stream }) => stream === 'main');
    const root = noted && this.#roots.get(`main ${noted.seq}`);
    return tree_root && root !== tree_root ? 'the rows up to it have another Merkle root' : undefined;
  }

  #chainOf(stream) {
    const chain = this.#chains.get(stream) ?? {
      seq: 0,
      hash: GENESIS,
      votes: 0,
      counted: [],
      reversed: new Set(),
    };
    this.#chains.set(stream, chain);
    return chain;
  }

  /**
   * The name of an entry in a round: one string for all its rows, so that a long ledger fits into memory.
   */
  #nameOf({ round_id, entry_id }) {
    const name = `${round_id} ${entry_id}`;
    if (!this.#names.has(name)) this.#names.set(name, name);
    return this.#names.get(name);
  }

  #count({ round_id, entry_id, group_number, votes }) {
    this.groups.set(this.#nameOf({ round_id, entry_id }), group_number);
    const round = this.totals.get(round_id) ?? new Map();
    this.totals.set(round_id, round.set(entry_id, (round.get(entry_id) ?? 0) + votes));
  }
}

/**
 * A Merkle tree of RFC 6962 over row hashes. It keeps only the roots of its complete subtrees, largest
 * first.
 */
class MerkleTree {
  #size = 0;
  #peaks = [];

  append(leaf) {
    let node = hashOf(LEAF, Buffer.from(leaf, 'hex'));
    for (let rest = this.#size; rest % 2 === 1; rest = (rest - 1) / 2)
      node = hashOf(NODE, this.#peaks.pop(), node);
    this.#peaks.push(node);
    this.#size += 1;
  }

  root() {
    const [last, ...others] = this.#peaks.toReversed();
    return others.reduce((right, left) => hashOf(NODE, left, right), last ?? hashOf()).toString('hex');
  }
}

/**
 * Decides which keys may sign which checkpoints: the given key, and keys that signed declarations link to
 * it.
 */
class TrustedKeys {
  #pinned;
  #links;
  #trusted = new Set([0]);

  constructor(pinned, declarations) {
    this.#pinned = pinned;
    this.#links = declarations;
    if (declarations.length > 0) this.#trusted = this.#trustedEras();
  }

  trusts({ number, hash, public_key }) {
    const found = this.#links.findIndex((link) => number <= link.number);
    const era = found === -1 ? this.#links.length : found;
    const isKey =
      this.#links.length === 0
        ? isPinned(this.#pinned, public_key)
        : public_key === (this.#links[era]?.old_key ?? this.#links.at(-1).new_key);
    const end = this.#links[era];
    return isKey && this.#trusted.has(era) && (end?.number !== number || end.checkpoint_hash === hash);
  }

  #trustedEras() {
    const links = this.#links;
    const keys = [...links.map(({ old_key }) => old_key), links.at(-1).new_key];
    const pinned = keys.findLastIndex((key) => isPinned(this.#pinned, key));
    if (pinned === -1) return new Set();
    const trusted = new Set([pinned]);
    const fits = (era) => links[era].old_key === keys[era] && links[era].new_key === keys[era + 1];
    for (let era = pinned - 1; era >= 0 && fits(era) && signsDeclaration(links[era], 'new'); era -= 1)
      trusted.add(era);
    for (let era = pinned; era < links.length && fits(era) && signsDeclaration(links[era], 'old'); era += 1)
      trusted.add(era + 1);
    return trusted;
  }
}

const isPinned = (pinned, key) =>
  key === pinned || hashOf(Buffer.from(key, 'base64url')).toString('hex').slice(0, 32) === pinned;

function signsDeclaration(declaration, which) {
  const { ordinal, at, number, checkpoint_hash, old_key, new_key, reason } = declaration;
  const fields = ['sawt-checkpoint-key-1', ordinal, at, number, checkpoint_hash, old_key, new_key, reason];
  const signature = declaration[`${which}_signature`];
  return signature !== null && isSigned(sha256(fields), declaration[`${which}_key`], signature);
}

function readRow(line, before) {
  try {
    return JSON.parse(line);
  } catch {
    throw new RecountError(`line ${before + 1} is not a row`);
  }
}

function rowHash(row) {
  const { previous_hash, stream, seq, channel, entry_id, round_id, group_number, votes, minute } = row;
  const fields = [stream, seq, channel, entry_id, round_id, group_number, votes, minute, row.reverses_seq];
  return sha256(['sawt-row-1', previous_hash, ...fields, row.commitment]);
}

/**
 * What is wrong with the votes of a row; undefined if nothing is. A change of standing must have none, and
 * a vote some. A reversal must take back exactly the votes of one counted row, once.
 */
function reversalError(row, chain, name) {
  if (row.channel === 'reinstated' || STANDINGS.includes(row.channel))
    return row.votes === 0 && row.reverses_seq === null
      ? undefined
      : 'it changes a standing and carries votes';
  if (row.channel !== 'reversal') {
    return row.votes > 0 && row.reverses_seq === null ? undefined : 'it removes votes without naming a row';
  }
  const [reversed, votes] = chain.counted[row.reverses_seq - 1] ?? [];
  if (reversed !== name || votes !== -row.votes || row.votes >= 0)
    return 'it does not match the row that it takes back';
  if (chain.reversed.has(row.reverses_seq)) return 'it takes back a row for the second time';
  chain.reversed.add(row.reverses_seq);
  return undefined;
}

/** What is wrong with a checkpoint, or with its place after `previous`; undefined if nothing is. */
function signatureError(checkpoint, previous, keys) {
  const { number, previous_hash, hash, public_key, signature } = checkpoint;
  if (previous && (number !== previous.number + 1 || previous_hash !== previous.hash))
    return 'it does not follow on the one before it';
  if (number === 1 && previous_hash !== GENESIS) return 'the first one names a predecessor';
  if (hash !== checkpointHash(checkpoint)) return 'its hash does not match its fields';
  if (!keys) return 'name the key that signs checkpoints with --key';
  if (!keys.trusts(checkpoint)) return 'it is signed by another key';
  return isSigned(hash, public_key, signature) ? undefined : 'its signature is wrong';
}

/**
 * The hash that a checkpoint must have. Checkpoints of the oldest form sign neither the tree nor the audit.
 */
function checkpointHash({ number, at, heads, rows, votes, previous_hash, tree_root, audit_heads }) {
  const fields = [number, at, placesOf(heads), rows, votes, previous_hash];
  return tree_root
    ? sha256(['sawt-checkpoint-2', ...fields, tree_root, placesOf(audit_heads)])
    : sha256(['sawt-checkpoint-1', ...fields]);
}

const placesOf = (heads) => heads.map(({ stream, seq, row_hash }) => [stream, seq, row_hash]);

function isSigned(hash, public_key, signature) {
  const key = Buffer.concat([PUBLIC_KEY_HEAD, Buffer.from(public_key, 'base64url')]);
  try {
    const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(hash), publicKey, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

const PARTS = '/api/voter/ledger/parts';

const trustedKeys = (key, declarations) => key && new TrustedKeys(key, declarations);

async function fromFiles(ledgerPath, checkpointsPath, key) {
  const { data: checkpoints, declarations = [] } = checkpointsPath
    ? JSON.parse(readFileSync(checkpointsPath, 'utf8'))
    : { data: [] };
  const recount = new Recount(checkpoints);
  for await (const line of createInterface({ input: createReadStream(ledgerPath) }))
    if (line) recount.add(line);
  const newer = recount.checkCheckpoints(trustedKeys(key, declarations));
  report(
    recount,
    checkpoints.filter((checkpoint) => !newer.includes(checkpoint)),
  );
  if (newer.length > 0)
    console.log(`${newer.length} checkpoints sign rows after the last one here: they need a newer export.`);
}

async function fromSite(origin, key) {
  const before = await fetchBoards(origin);
  const lists = await fetchPartLists(origin);
  const { checkpoints, declarations } = await fetchCheckpoints(origin);
  const [first] = checkpoints;
  if (first && first.number !== 1)
    throw new RecountError(`checkpoint ${first.number}: those before it are missing`);
  for (const list of lists) checkList(list, checkpoints);
  const recount = new Recount(checkpoints);
  for (const { stream, data } of lists)
    for (const part of data) await fetchPart(origin, stream, part, recount);
  const streams = new Set([
    ...lists.map(({ stream }) => stream),
    ...checkpoints.flatMap(({ heads }) => heads.map(({ stream }) => stream)),
  ]);
  await fetchTails(origin, streams, recount, together(before));
  const [lost] = recount.checkCheckpoints(trustedKeys(key, declarations));
  if (lost)
    throw new RecountError(`checkpoint ${lost.number}: the ledger ends before the rows that it signs`);
  const differing = (boards) =>
    boards.flatMap((board) => differingEntries(recount, sameBoard(before, board), board));
  const after = await boardsInTime(() => fetchBoards(origin), differing);
  report(recount, checkpoints, together(after));
  const wrong = differing(after);
  if (wrong.length > 0)
    throw new RecountError(
      `the board shows other totals or standings than the ledger for ${wrong.join(', ')}`,
    );
  console.log('The board shows these totals and standings.');
}

/** The list of parts of each chain. Older releases have one of the chain `main` alone. */
async function fetchPartLists(origin) {
  const first = await fetchJson(origin + PARTS);
  const lists = [first];
  for (const stream of first.streams ?? []) {
    if (stream === first.stream) continue;
    const list = await fetchJson(`${origin}${PARTS}?stream=${stream}`);
    if (list.stream === stream) lists.push(list);
  }
  return lists;
}

/** Checks that one of the checkpoints signs all rows of the listed parts. */
function checkList({ stream, data, checkpoint }, checkpoints) {
  const last = data.at(-1)?.last_seq ?? 0;
  if (last === 0) return;
  const signed = checkpoints.find(({ number }) => number === checkpoint?.number);
  const size = signed?.heads.find((head) => head.stream === stream)?.seq ?? 0;
  if (signed?.hash !== checkpoint?.hash || size < last)
    throw new RecountError('the list of parts names rows that no checkpoint signs');
}

/** Fetches a part, compares the hash of its bytes with the list, and counts its rows. */
async function fetchPart(origin, stream, { number, sha256: named, first_seq, last_seq }, recount) {
  const wrong = (what) => new RecountError(`part ${stream} ${number}: ${what}`);
  const response = await fetchWell(`${origin}/api/voter/ledger/parts/${named}`);
  const bytes = await response.arrayBuffer().catch(() => {
    throw wrong('it is incomplete, or cannot be decompressed');
  });
  const lines = Buffer.from(bytes);
  if (hashOf(lines).toString('hex') !== named) throw wrong('its bytes do not match its hash');
  const rows = lines.toString().trimEnd().split('\n');
  if (rows.length !== last_seq - first_seq + 1) throw wrong('its number of rows differs from the list');
  rows.forEach((line) => recount.add(line));
}

/**
 * Fetches the rows after the parts. Tries again while they are behind the checkpoints, or behind the board
 * that was fetched first.
 */
async function fetchTails(origin, streams, recount, board) {
  const isBehind = () =>
    recount.isBehind() ||
    participantsOf(board).reduce((sum, each) => sum + each.total_votes, 0) > recount.votes;
  for (let attempt = 1; ; attempt += 1) {
    // No checkpoint names the newest chains yet, but the list does. Older releases name none.
    const { streams: named = [] } = await fetchJson(origin + PARTS);
    for (const stream of new Set([...streams, ...named]))
      await fetchLines(
        `${origin}/api/voter/ledger?stream=${stream}&from=${recount.lengthOf(stream) + 1}`,
        recount,
      );
    if (attempt === TAIL_TRIES || !isBehind()) return;
    await pause(TAIL_PAUSE_MS);
  }
}

/** Fetches the board that the site shows by itself, and those of the other competitions that it names. */
async function fetchBoards(origin) {
  const address = `${origin}/api/voter/participants`;
  const board = await fetchJson(address);
  const others = (board.data.competitions ?? []).map(({ id }) => fetchJson(`${address}?competition=${id}`));
  return [board, ...(await Promise.all(others))];
}

/** The contestants of several boards as one board. */
const together = (boards) => ({ data: { groups: boards.flatMap(({ data }) => data.groups) } });

const sameBoard = (boards, { data }) =>
  boards.find((each) => each.data.competition?.id === data.competition?.id) ?? { data };

/** Fetches the boards until they match the ledger; after the last try, returns them as they are. */
async function boardsInTime(fetchAll, differing) {
  for (let attempt = 1; ; attempt += 1) {
    const boards = await fetchAll();
    if (attempt === BOARD_TRIES || differing(boards).length === 0) return boards;
    await pause(BOARD_PAUSE_MS);
  }
}

async function fetchCheckpoints(origin) {
  const all = [];
  for (;;) {
    const { data, declarations = [] } = await fetchJson(
      `${origin}/api/voter/checkpoints?from=${(all.at(-1)?.number ?? 0) + 1}`,
    );
    if (data.length === 0) return { checkpoints: all, declarations };
    all.push(...data);
  }
}

async function fetchLines(url, recount) {
  const response = await fetchWell(url);
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop();
    lines.forEach((line) => recount.add(line));
  }
  if (rest !== '') throw new RecountError('the export ends in the middle of a row');
}

async function fetchWell(url) {
  let response = await fetch(url);
  for (let tries = 1; tries < BUSY_TRIES && [429, 503].includes(response.status); tries += 1) {
    await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
    response = await fetch(url);
  }
  if (!response.ok) throw new RecountError(`${url} answers ${response.status}`);
  return response;
}

const fetchJson = async (url) => (await fetchWell(url)).json();

const participantsOf = (board) => board.data.groups.flatMap(({ participants }) => participants);
const byEntry = (board) => new Map(participantsOf(board).map((each) => [each.voter_id, each]));

/**
 * The entries whose votes or standing the boards show differently from the ledger. Both can change during
 * the download. So the votes must be between those of the boards before and after it, and the standing must
 * be that of one of the boards.
 */
function differingEntries(recount, boardBefore, boardAfter) {
  const [before, after] = [byEntry(boardBefore), byEntry(boardAfter)];
  const fits = (round) => (entry) => {
    const counted = recount.totals.get(round)?.get(entry) ?? 0;
    const shown = [before.get(entry), after.get(entry)];
    const bounds = shown.map((each) => each?.total_votes ?? 0);
    const hasStanding = shown.some((each) => each?.standing === recount.standingOf(round, entry));
    return hasStanding && Math.min(...bounds) <= counted && counted <= Math.max(...bounds);
  };
  const rounds = recount.totals.size > 0 ? [...recount.totals.keys()] : [''];
  const wrong = rounds.map((round) => [...after.keys()].filter((entry) => !fits(round)(entry)));
  const least = wrong.toSorted((a, b) => a.length - b.length)[0];
  return least.length > 0 ? least : differingShares(recount, rounds[wrong.indexOf(least)], boardAfter);
}

/**
 * The entries whose score on the board does not match their share in the ledger. This is checked only if
 * the board shows exactly the votes that were counted here.
 */
function differingShares(recount, round, board) {
  const shown = participantsOf(board);
  const counted = (entry) => recount.totals.get(round)?.get(entry) ?? 0;
  if (shown.some((each) => each.total_votes !== counted(each.voter_id))) return [];
  const percent = board.data.competition?.round.voting_percent ?? 0;
  const score = (entry) => recount.shareOf(round, entry) * percent;
  return shown
    .filter((each) => Math.abs(score(each.voter_id) - each.voting_score) > 0.001)
    .map((each) => each.voter_id);
}

const shareText = (recount, round, entry) => `${(recount.shareOf(round, entry) * 100).toFixed(3)}%`;

/**
 * Prints totals and shares.
 * @param checkpoints those that were checked against the rows
 */
function report(recount, checkpoints, board) {
  const names = new Map(
    (board ? participantsOf(board) : []).map((each) => [each.voter_id, each.user.full_name]),
  );
  const marks = (round, entry) =>
    [recount.standingOf(round, entry), names.get(entry)].filter(Boolean).join(' ');
  for (const [round, totals] of recount.totals) {
    console.log(`Round ${round}`);
    const ranked = [...totals].toSorted(([, a], [, b]) => b - a);
    for (const [entry, votes] of ranked)
      console.log(`  ${entry} ${votes} ${shareText(recount, round, entry)} ${marks(round, entry)}`.trimEnd());
  }
  console.log(`${recount.rows} rows, ${recount.votes} votes: every row follows on the one before it.`);
  const keys = [...new Set(checkpoints.map(({ public_key }) => public_key))];
  if (keys.length > 0)
    console.log(`${checkpoints.length} checkpoints, signed by ${keys.join(' and ')}, hold.`);
}

async function main(args) {
  const place = args.indexOf('--key');
  const key = place === -1 ? undefined : args.splice(place, 2)[1];
  if (place !== -1 && !key) throw new RecountError('--key needs a key');
  const [source, checkpoints] = args;
  if (!source) throw new RecountError('name a ledger file or the address of a site');
  if (/^https?:/.test(source)) await fromSite(new URL(source).origin, key);
  else await fromFiles(source, checkpoints, key);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`WRONG ${error instanceof RecountError ? error.message : String(error)}`);
  process.exitCode = 1;
}
