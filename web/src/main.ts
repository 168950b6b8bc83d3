import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/court.css';
import './styles/page.css';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
