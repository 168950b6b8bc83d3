import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/court.css';
import './styles/page.css';
import App from './App.svelte';
import { icons } from '$lib/icons';

// Without them the page works all the same.
void icons().catch(() => {});

const target = document.getElementById('app');
if (target) mount(App, { target });
