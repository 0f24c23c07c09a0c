/** A page with React and one heading, for comparison: what any such page costs without our code. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement('h1', null, 'صوت'));
