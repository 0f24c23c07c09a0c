/** The client monitor in testers' words; it shows on the diagnostics page. */
import type { AnyEventObject } from 'xstate';
import type { FlowWords, Sentence } from '../flow.ts';

const ended = ({ call }: AnyEventObject): Sentence =>
  (call as { ending: unknown }).ending === 200
    ? ['دع الطلبات المعلّقة تنجح.', 'Let the pending requests succeed.']
    : ['دع الطلبات المعلّقة تفشل بالرمز 503.', 'Let the pending requests fail with status 503.'];

const health = (label: string): Sentence => [
  `في «{diagnostics:visit.health}»: «{diagnostics:visit.${label}}».`,
  `At “{diagnostics:visit.health}”: “{diagnostics:visit.${label}}”.`,
];
const counted: Sentence = ['عدد الطلبات الجارية.', 'How many requests are under way.'];
const kept: Sentence = ['أرقام هذه الزيارة.', 'The figures of this visit.'];

export const clientMonitorWords: FlowWords = {
  title: ['حال طلبات الصفحة', 'How the calls of a page do'],
  begin: ['افتح صفحة `/diagnostics`.', 'Open the page `/diagnostics`.'],
  gestures: {
    'call.started': [
      'دع وسيط الاختبار يعلّق طلبات حتى يمتلئ الطابور.',
      'Let a test proxy hold requests until the queue is full.',
    ],
    'call.ended': ended,
  },
  sights: {
    'health.healthy': health('healthy'),
    'health.degraded': health('degraded'),
    'health.critical': health('critical'),
    'queue.watched': counted,
    'metrics.kept': kept,
  },
};
