/** The content pages, their versions and the texts of one, in testers' words. */
import { failing } from '../accountWords.ts';
import type { FlowWords, Sentence } from '../flow.ts';
import { press, retry, shows, showsWithButton } from '../phrases.ts';

const waits: Sentence = ['مكان الإصدار بلا نصوصه.', 'The place of the version without its texts.'];

export const contentPagesWords: FlowWords = {
  title: ['صفحات المحتوى', 'Content pages'],
  begin: ['ادخل بحساب مسؤول التشغيل، وافتح `/pages`.', 'Sign in as a system operator and open `/pages`.'],
  gestures: {
    'xstate.done.actor.read': ['دع القائمة تُحمَّل.', 'Let the list load.'],
    'xstate.error.actor.read': failing(['تحميل القائمة', 'loading the list']),
    'retry.requested': retry,
    'refresh.requested': press('staffPages:refresh'),
  },
  sights: {
    loading: shows('staffPages:title'),
    failed: showsWithButton('staffPages:failed', 'common:retry.again'),
    shown: shows('staffPages:column.gaps'),
    signedOut: shows('staffPages:title'),
  },
};

export const pageVersionsWords: FlowWords = {
  title: ['إصدارات صفحة', 'Versions of a page'],
  begin: ['افتح صفحة محتوى من `/pages`.', 'Open a content page from `/pages`.'],
  gestures: {
    'xstate.done.actor.read': ['دع الإصدارات تُحمَّل.', 'Let the versions load.'],
    'xstate.error.actor.read': failing(['تحميل الإصدارات', 'loading the versions']),
    'retry.requested': retry,
    'refresh.requested': press('staffPages:versions.again'),
  },
  sights: {
    loading: shows('staffPages:versions.title'),
    failed: showsWithButton('staffPages:versions.failed', 'common:retry.again'),
    shown: shows('staffPages:versions.now'),
    signedOut: shows('staffPages:versions.title'),
  },
};

export const pageVersionWords: FlowWords = {
  title: ['إصدار سابق لصفحة', 'An earlier version of a page'],
  begin: [
    'افتح صفحة محتوى من `/pages`، واعرض إصدارًا سابقًا.',
    'Open a content page from `/pages` and look at an earlier version.',
  ],
  gestures: {
    'xstate.done.actor.read': ['دع الإصدار يُحمَّل.', 'Let the version load.'],
    'xstate.error.actor.read': failing(['تحميل الإصدار', 'loading the version']),
    'retry.requested': retry,
    'refresh.requested': press('staffPages:version.again'),
  },
  sights: {
    loading: waits,
    failed: showsWithButton('staffPages:version.failed', 'common:retry.again'),
    shown: shows('staffPages:version.take'),
    signedOut: waits,
  },
};
