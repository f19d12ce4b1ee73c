import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';
import './styles/prompt.css';
import './styles/charts.css';

import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './state/settings.svelte';

settings.show();
const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
