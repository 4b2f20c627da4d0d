// The demo game, which the app's /play-game opens (3 §2): Thai in the text, English in data-en.
import { html } from "hono/html";

const star = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 0l2.800 9.200L24 12l-9.200 2.800L12 24l-2.800-9.200L0 12l9.200-2.800Z" /></svg>`;

export const gameDocument = html`<!doctype html>
<html lang="th">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
		<meta name="robots" content="noindex" />
		<meta name="color-scheme" content="dark" />
		<meta name="theme-color" content="#0a1238" />
		<title data-en="Star catch · Galaxy Gift">เก็บดาว · Galaxy Gift</title>
		<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
		${["tokens.css", "base.css", "game.css"].map((name) => html`<link rel="stylesheet" href="/demo/${name}" />`)}
		<link rel="modulepreload" href="/demo/language.js" />
		<script type="module" src="/demo/game.js"></script>
	</head>
	<body>
		<main>
			<header class="row">
				<h1 data-en="Star catch">เก็บดาว</h1>
				<a class="leave centred strong" href="/game/v1/ranking" data-en="Leave">ออก</a>
			</header>
			<p class="facts tabular">
				<span><span data-en="Points">คะแนน</span> <b id="points">0</b></span>
				<span><span data-en="Left:">เหลือ</span> <b id="left">20</b>&nbsp;<span data-en="seconds">วินาที</span></span>
			</p>
			<div id="sky">
				<button id="star" type="button" hidden><span class="visually-hidden" data-en="A star">ดาว</span>${star}</button>
				<div id="start">
					<p data-en="Catch as many stars as you can in 20&nbsp;seconds. Each is worth 10&nbsp;points.">เก็บดาวให้ได้มากที่สุดใน 20&nbsp;วินาที ดาวดวง&#8288;ละ 10&nbsp;คะแนน</p>
				</div>
			</div>
			<div class="bar">
				<p id="outcome" role="status"></p>
				<button id="play" class="main" type="button" data-en="Start">เริ่ม</button>
			</div>
		</main>
	</body>
</html>`;
