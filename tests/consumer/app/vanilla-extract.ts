import './theme.css.ts';
import './main.tsx';
