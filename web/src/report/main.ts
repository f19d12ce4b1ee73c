import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '../styles/tokens.css';
import '../styles/base.css';
import './worlds';
import './report.css';

import { mount } from 'svelte';
import type { ReportData } from './data';
import Report from './Report.svelte';

const numbers = document.querySelector('#numbers');
const target = document.querySelector('#report');
if (!numbers?.textContent || !target) throw new Error('report.html has lost its numbers');
const data = JSON.parse(numbers.textContent) as ReportData;
document.documentElement.dataset['game'] = data.game.id;
document.title = `${data.game.title}: report`;
mount(Report, { target, props: { data } });
