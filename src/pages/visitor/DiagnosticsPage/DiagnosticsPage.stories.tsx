import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fromCallback } from 'xstate';
import { withShell } from '../../../../.storybook/withShell.tsx';
import { logEntry } from '../../../../domain/logEntry.ts';
import { pagePaths } from '../../../../domain/routes.ts';
import { emptyLog, log, watched } from '../../../../tests/support/pages/diagnosticsFacts.ts';
import { DiagnosticsPage } from './DiagnosticsPage.tsx';
import {
  type DiagnosticsEvent,
  diagnosticsMachine,
  type Log,
  type Watched,
} from '../../../machines/diagnostics/diagnosticsMachine.ts';

/** A machine that knows these facts of the visit and writes nothing. */
const stagedDiagnostics = (facts: Watched, entries: Log) =>
  diagnosticsMachine.provide({
    actors: {
      watchVisit: fromCallback(({ sendBack }) => {
        const news: DiagnosticsEvent = { type: 'news.heard', watched: facts, log: entries };
        sendBack(news);
      }),
    },
    actions: { saveLogs: () => {}, clearLogs: () => {} },
  });

const site = { version: '1.0.0', build: '1', environment: 'production', reportsCrashes: false };

const meta = {
  title: 'Pages/Diagnostics',
  component: DiagnosticsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [withShell(pagePaths.diagnostics)],
  args: { diagnostics: stagedDiagnostics(watched, log), site },
} satisfies Meta<typeof DiagnosticsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLogs: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/server_error · GET \/voter\/participants/)).toBeVisible();
  },
};

export const OfALevel: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'WARNING');
    await expect(canvas.getByText(/slow_response/)).toBeVisible();
    await expect(canvas.queryByText(/server_error/)).toBeNull();
  },
};

export const Nothing: Story = {
  args: { diagnostics: stagedDiagnostics({ ...watched, requests: 0, vitals: [] }, emptyLog) },
};

export const Failing: Story = {
  tags: ['whole'],
  args: {
    site: { ...site, environment: 'development', reportsCrashes: true },
    diagnostics: stagedDiagnostics(
      { ...watched, isOnline: false, health: 'critical', pending: 912, averageMs: 4_310 },
      { ...log, isKept: false },
    ),
  },
};

export const NothingToDownload: Story = {
  args: { diagnostics: stagedDiagnostics(watched, emptyLog) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Download all logs|تنزيل كل السجلات/ }));
    await waitFor(() =>
      expect(screen.getByText(/No logs available for download|لا توجد سجلات للتنزيل/)).toBeVisible(),
    );
  },
};

export const Clearing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear logs|مسح السجلات/ }));
    await expect(screen.getByRole('button', { name: /Keep them|الإبقاء عليها/ })).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['unpictured'],
  args: {
    site: {
      ...site,
      version: '10.20.30-beta.40+build.2026-11-20.abcdef0123456789',
      build: '2026.11.20-1704-abcdef',
    },
    diagnostics: stagedDiagnostics(watched, {
      isKept: true,
      entries: Array.from({ length: 120 }, (_, index) =>
        logEntry(log.entries[0]!.at + index * 1_000, {
          level: 'ERROR',
          code: 'endpoint_errors',
          fields: {
            method: 'DELETE',
            route: '/participant/view-submission/{id}',
            status: 503,
            ms: 29_999,
            share: 1_000,
          },
        }),
      ),
    }),
  },
};

export const MixedBidi: Story = {
  tags: ['unpictured'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'CRITICAL');
    await expect(canvas.getByRole('button', { name: /تنزيل سجلات مستوى .*CRITICAL/ })).toBeVisible();
  },
};
