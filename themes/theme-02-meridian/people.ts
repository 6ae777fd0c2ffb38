/** A guide who asks: eyes open, turned to the visitor beside her. */
export const guide = `
  <path d="M196 420C190 320 202 256 244 236l22-10h36l22 9c44 18 60 84 58 185z" fill="#0a7470"/>
  <path d="M344 262c14 40 18 100 12 158h26c2-92-10-140-38-158z" fill="#086260"/>
  <path d="M262 224h44l-21 62z" fill="#eef6f5"/>
  <path d="M262 222l-14 8c2 34 14 64 34 92 22-28 36-58 38-92l-14-8c-4 26-12 46-23 66-11-20-18-40-21-66z" fill="#086260"/>
  <path d="M282 320q6 46 5 100" fill="none" stroke="#075350" stroke-width="3.5" stroke-linecap="round"/>
  <g fill="#7fc9c0"><circle cx="294" cy="336" r="4.5"/><circle cx="298" cy="368" r="4.5"/>
  <circle cx="299" cy="400" r="4.5"/></g>
  <path d="M214 300c-6 36-6 80-2 120" fill="none" stroke="#075350" stroke-width="3.5" stroke-linecap="round"/>
  <g transform="translate(0 15) rotate(-5 284 190)"><path d="M264 170h42v52q-20 28-42 2z" fill="#764832"/>
  <path d="M264 182q22 22 42 0v14q-22 20-42 2z" fill="#613826"/><circle cx="310" cy="40" r="25" fill="#1d2a2c"/>
  <path d="M300 30q10-8 20 0" fill="none" stroke="#3c5053" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M234 132C222 74 250 44 288 44c40 0 58 36 44 82-3 12-8 20-12 26z" fill="#1d2a2c"/>
  <path d="M318 120q13-4 11 10-3 14-15 12z" fill="#7d4d37"/><circle cx="322" cy="150" r="5" fill="#ffd9a0"/>
  <path d="M238 118c0-36 16-52 42-52s42 18 42 52c0 36-17 68-42 68s-42-32-42-68z" fill="#8a5740"/>
  <path d="M232 136c-8-40 2-76 36-82 36-6 60 16 62 62 0 6-2 10-6 12-6-22-24-36-50-54-8 22-20 38-36 48-2 6-2 10-6 14z" fill="#1d2a2c"/>
  <path d="M284 66q26 10 36 34M296 60q16 6 25 22" fill="none" stroke="#3c5053" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M249 113q7-5 14-1M282 110q9-5 17 2" fill="none" stroke="#1d1512" stroke-width="3" stroke-linecap="round"/>
  <ellipse cx="256" cy="125" rx="3.8" ry="4.8" fill="#1d1512"/>
  <ellipse cx="289" cy="124" rx="3.8" ry="4.8" fill="#1d1512"/>
  <path d="M249 121q7-6 14-1M282 120q7-6 15 0" fill="none" stroke="#1d1512" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M269 126q-8 14 3 17" fill="none" stroke="#613826" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M259 158q12 4 26-1-3 9-13 9-9 0-13-8z" fill="#7a3a30"/>
  <path d="M255 156q17 8 34-1" fill="none" stroke="#4d211a" stroke-width="2.8" stroke-linecap="round"/>
  <ellipse cx="247" cy="144" rx="7" ry="5" fill="#a5583f" opacity=".45"/>
  <ellipse cx="304" cy="142" rx="8" ry="5" fill="#a5583f" opacity=".45"/></g>
`;

/** A plant at the left edge. */
export const plant = `
  <g fill="none" stroke="#5aa8a1" stroke-width="4" stroke-linecap="round"><path d="M4 430c2-60-2-150 6-210"/></g>
  <g fill="#7cc0b8" transform="translate(-14)">
  <path d="M22 230q-26-8-24-34 26 4 24 34zM24 226q2-30 28-34 0 28-28 34zM18 270q-28 2-32-22 28-6 32 22zM19 272q10-26 34-22-4 24-34 22z"/></g>
`;

/** The visitor, his forearm in a sling, and the guide's hand on his far shoulder. */
export const visitor = `
  <path d="M262 238C214 222 170 222 140 225l-4 40c30 2 90 20 116 60z" fill="#0a7470"/>
  <path d="M196 240q24 8 38 24" fill="none" stroke="#075350" stroke-width="3.5" stroke-linecap="round"/>
  <path d="M16 420C14 320 24 268 70 246l40-16h54l34 14c42 20 50 76 50 176z" fill="#f7fbfa"/>
  <path d="M16 420C14 320 24 268 70 246l14-6c-26 40-32 110-28 180z" fill="#dfecea"/>
  <path d="M214 420c4-50 2-90-12-122 24 30 34 74 34 122z" fill="#dfecea"/>
  <g transform="translate(0 13) rotate(5 138 190)"><path d="M114 172h48v48q-24 26-48 0z" fill="#b97d5b"/>
  <path d="M114 180q24 26 48 2v14q-22 20-48 0z" fill="#a36a4a"/></g>
  <path d="M106 232q30 30 62-2l6 5q-36 38-76 3z" fill="#c3dcd9"/><g transform="translate(0 13) rotate(5 138 190)">
  <path d="M92 128q-13-4-11 10 3 14 16 12z" fill="#bd8362"/>
  <path d="M94 116c0-36 18-54 46-54s46 18 45 54c-2 38-20 70-45 70s-46-32-46-70z" fill="#c98f6d"/>
  <path d="M86 134C74 84 92 46 134 42c10-8 30-6 38 4 26 6 30 40 18 82-4 4-7 2-7-4 0-14-4-24-11-32-22 6-50 2-64-8-10 12-14 26-14 44-1 8-5 12-8 6z" fill="#2b2320"/>
  <path d="M108 62q20-12 42-6M118 52q14-6 28-3" fill="none" stroke="#51433d" stroke-width="2.6" stroke-linecap="round"/>
  <path d="M118 112q8-6 17-1M153 111q9-5 16 1" fill="none" stroke="#2b2320" stroke-width="3.2" stroke-linecap="round"/>
  <path d="M119 126q8 6 16 0M153 126q8 6 16 0" fill="none" stroke="#2b2320" stroke-width="3" stroke-linecap="round"/>
  <path d="M147 126q9 14-2 18" fill="none" stroke="#a36a4a" stroke-width="2.8" stroke-linecap="round"/>
  <path d="M131 160q12 5 23-2" fill="none" stroke="#7d3f2c" stroke-width="3.2" stroke-linecap="round"/>
  <ellipse cx="112" cy="146" rx="8" ry="5" fill="#d9785a" opacity=".35"/>
  <ellipse cx="170" cy="146" rx="7" ry="5" fill="#d9785a" opacity=".35"/></g>
  <path d="M64 282q-10 18-14 36" fill="none" stroke="#c3dcd9" stroke-width="4" stroke-linecap="round"/>
  <path d="M100 240C84 268 68 294 56 320M172 238c12 22 18 46 20 72" fill="none" stroke="#8cc4be" stroke-width="13"/>
  <g transform="translate(0-26)"><path d="M192 336q26-6 38 8 9 12-4 22-14 8-38 2z" fill="#c98f6d"/>
  <path d="M214 348l16 3M211 357l15 3" stroke="#a36a4a" stroke-width="2.2" stroke-linecap="round"/>
  <path d="M40 340c-8 34 6 56 40 56 46 0 88-8 120-22 10-6 12-40 0-46-44 12-108 16-160 12z" fill="#a9d6d1"/>
  <path d="M62 352c46 8 94 4 132-8M74 374c40 2 76-4 108-14" fill="none" stroke="#7fb9b4" stroke-width="3" stroke-linecap="round"/></g>
  <path d="M40 262q4-18 24-24l30-6 6 20q-30 6-46 24z" fill="#0a8a84"/>
  <g fill="none" stroke="#8a5740" stroke-width="13" stroke-linecap="round">
  <path d="M62 250q-8 16-6 30M75 245q-6 18-3 38M88 243q-3 18 1 36"/></g>
  <path d="M60 240q20-14 38-4 8 8 2 20-20-8-42 6-6-12 2-22z" fill="#8a5740"/>
  <path d="M68 262q-4 8-3 20M81 258q-2 10 0 24" fill="none" stroke="#613826" stroke-width="2" stroke-linecap="round"/>
`;
