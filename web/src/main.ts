import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bricolage-grotesque/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/cards.css';

import { mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app');
if (!target) throw new Error('index.html has no #app');
mount(App, { target });
