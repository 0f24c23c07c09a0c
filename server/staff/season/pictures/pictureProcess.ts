/**
 * Does a task with the picture on standard input and prints what became of it; the argument is the task as JSON. It runs as
 * a process of its own, so that a hostile picture can crash only that.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { cutPicture } from './cutPicture.ts';
import { keepSource } from './keepSource.ts';
import type { PictureTask } from './pictureTask.ts';

sharp.cache(false);
const [given = ''] = process.argv.slice(2);
const task = JSON.parse(given) as PictureTask;
const bytes = await buffer(process.stdin);
const made = task.kind === 'keep' ? await keepSource(bytes, task) : await cutPicture(bytes, task);
console.log(JSON.stringify(made));
