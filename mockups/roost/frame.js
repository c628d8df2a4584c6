// Top bar and menu of every Roost mockup. Not a module: browsers can't load those from disk.
const frame = document.querySelector(".frame");
frame.insertAdjacentHTML(
  "beforebegin",
  `
  <header class="strip">
    <div class="brand">
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><circle cx="10" cy="15" r="8" fill="#f4a35a"/><circle cx="25" cy="16" r="7" fill="#fff"/><path d="M0 23h34v5H0z" fill="#93d2b3"/></svg>
      Roost
    </div>
    <div class="air">
      <span class="lamp"></span>
      <div><small>On air, 36 minutes left</small><b>Midday Desk</b></div>
      <svg width="150" height="36" viewBox="0 0 150 36" aria-hidden="true"><path d="M2.2 11.5v13M6.6 10.6v14.7M11 5.4v25.2M15.4 7.1v21.8M19.9 5.8v24.4M24.3 6.8v22.4M28.7 8.9v18.2M33.1 14.3v7.3M37.5 13v10M41.9 12.1v11.8M46.3 12.2v11.6M50.7 13v10.1M55.1 10.3v15.4M59.6 7.1v21.7M64 8.1v19.8M68.4 7.1v21.9M72.8 10.4v15.2M77.2 9.5v17.1M81.6 9.9v16.1M86 6.6v22.9M90.4 14.2v7.7M94.9 16.4v3.3M99.3 13.5v9.1M103.7 10.9v14.3M108.1 9.8v16.4M112.5 9.7v16.5M116.9 9v18M121.3 4.1v27.9M125.7 9.7v16.7M130.1 4.7v26.7M134.6 12v11.9M139 13v10M143.4 12.3v11.4M147.8 8.7v18.5" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/></svg>
    </div>
    <div class="next"><small>Next, 14:00</small><b>Kitchen Table</b></div>
    <div class="count"><small>Listening now</small><b>1,284</b></div>
    <div class="clock">13:24<i>:08</i></div>
  </header>
  `,
);
frame.insertAdjacentHTML(
  "afterbegin",
  `
  <nav class="rail">
    <ul>
      <li>Feed<span>31</span></li>
      <li>Schedule</li>
      <li>Moderation<span>14</span></li>
      <li>Members<span>412</span></li>
      <li>Library</li>
      <li>Reports</li>
    </ul>
    <h3>Coming in from</h3>
    <ul class="small">
      <li><i style="background: var(--air)"></i>Studio line<span>2</span></li>
      <li><i style="background: var(--tangerine)"></i>Voice notes<span>9</span></li>
      <li><i style="background: var(--fern)"></i>Text line<span>12</span></li>
      <li><i style="background: var(--sky)"></i>Website form<span>5</span></li>
      <li><i style="background: var(--pink)"></i>Street desk<span>3</span></li>
    </ul>
    <div class="me"><span class="face" style="background: var(--moss)">TJ</span><div>T. J.<small>Producer, on shift</small></div></div>
  </nav>
  `,
);
const items = [...frame.querySelectorAll(".rail li")];
items.find((item) => item.firstChild.data === frame.dataset.page).className = "on";
