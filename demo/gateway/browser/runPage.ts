import { showExpiry } from '../card/cardExpiry.ts';
import { groupCardNumber } from '../card/cardNumber.ts';
import { askGateway, type Answer } from './askGateway.ts';
import { readBoot } from './boot.ts';
import { cardForm } from './cardForm.ts';
import { askPayer } from './askPayer.ts';
import { element } from './elements.ts';
import { linkToParent, reportHeight, type FrameEvent } from './parentLink.ts';
import { sayAll, wordAt } from './wording.ts';

type Finished = Extract<FrameEvent, { event: 'finished' }>['outcome'];

const boot = readBoot();
const root = document.documentElement;
const words = () => boot.words[root.lang === 'en' ? 'en' : 'ar'];
let phase = boot.phase;
let stage: 'filling' | 'paying' | 'asking' = 'filling';

const post = linkToParent(boot.parentOrigin, (command) => {
  if (command.command === 'pay') {
    void pay();
    return;
  }
  root.dataset['theme'] = command.theme;
  sayAll(boot.words[command.lng], command.lng, boot.amount);
  sayRest();
});
const form = cardForm(words, tellChange);

function tellChange(): void {
  post({ event: 'changed', complete: Object.keys(form.errors()).length === 0 });
}

function sayRest(): void {
  form.say();
  element('#status', HTMLParagraphElement).textContent = stage === 'paying' ? words().paying : '';
  const closed = element('#closed', HTMLParagraphElement);
  closed.hidden = phase === 'open';
  closed.textContent = phase === 'open' ? '' : wordAt(words(), `closed.${phase}`);
  element('#filling', HTMLDivElement).hidden = phase !== 'open' || stage === 'asking';
  element('#challenge', HTMLElement).hidden = stage !== 'asking';
  element('#cards', HTMLDetailsElement).hidden = phase !== 'open' || stage === 'asking';
}

/**
 * Sends the card to the gateway, or shows its errors and reports them to the merchant's page. Does nothing
 * unless the session is open and no payment runs.
 */
async function pay(): Promise<void> {
  if (stage !== 'filling' || phase !== 'open') return;
  sayOutcome('');
  const errors = form.errors();
  if (Object.keys(errors).length > 0) {
    form.refuse(errors);
    tellChange();
    return;
  }
  await send(boot.paths.pay, form.read());
}

async function send(path: string, body: unknown): Promise<void> {
  enter('paying');
  post({ event: 'submitting' });
  await follow(await askGateway(path, body));
}

async function follow(answer: Answer): Promise<void> {
  if (answer.outcome === 'challenge') {
    enter('asking');
    post({ event: 'challenge' });
    const approved = await askPayer();
    await send(boot.paths.challenge, { challenge: answer.challenge, approved });
    return;
  }
  enter('filling');
  if (answer.outcome === 'refused') {
    form.refuse(answer.problems);
    tellChange();
    return;
  }
  if (answer.outcome === 'paid') phase = 'paid';
  if (answer.outcome === 'unknown') phase = 'processing';
  if (answer.outcome === 'closed') phase = answer.phase;
  const outcome =
    answer.outcome === 'unreachable' || answer.outcome === 'closed' ? 'unknown' : answer.outcome;
  finish(outcome);
}

function enter(next: typeof stage): void {
  stage = next;
  form.lock(next === 'paying');
  sayRest();
}

function finish(outcome: Finished): void {
  if (phase === 'open') form.clearCode();
  sayRest();
  post({ event: 'finished', outcome });
  if (boot.place === 'frame') return;
  if (phase === 'open') sayOutcome(wordAt(words(), `outcome.${outcome}`));
  else
    location.assign(phase === 'paid' || phase === 'processing' ? boot.returns.success : boot.returns.cancel);
}

/** Shows the outcome if the card fields are a page of their own; otherwise the merchant's page shows it. */
function sayOutcome(text: string): void {
  if (boot.place === 'page') element('#outcome', HTMLParagraphElement).textContent = text;
}

element('#card', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  if (boot.place === 'page') void pay();
});
// In a frame the form has no button, so browsers do not submit it on Enter. Pay when Enter is pressed in
// its last field.
element('#name', HTMLInputElement).addEventListener('keydown', (event) => {
  if (boot.place === 'frame' && event.key === 'Enter' && !event.isComposing) void pay();
});
document.querySelector('#cancel')?.addEventListener('click', () => {
  void askGateway(boot.paths.cancel, {}).then(() => location.assign(boot.returns.cancel));
});
for (const card of document.querySelectorAll<HTMLElement>('[data-digits]'))
  card.addEventListener('click', () => {
    const nextYear = String(new Date().getFullYear() + 1).slice(2);
    const number = groupCardNumber(card.dataset['digits'] ?? '');
    form.enter({ number, expiry: showExpiry(`12${nextYear}`), code: '123', name: 'TEST CARD' });
  });

reportHeight(element('#payment', HTMLElement), post);
post({ event: 'ready' });
if (phase === 'paid') post({ event: 'finished', outcome: 'paid' });
if (phase === 'processing') post({ event: 'finished', outcome: 'unknown' });
