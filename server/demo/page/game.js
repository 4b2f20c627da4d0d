// The demo game: removes the token from the address, counts caught stars for 20 seconds, submits the points.
import { setTexts, showLocale, storedLocale } from "./language.js";

const gameSeconds = 20;
const pointsPerStar = 10;

const address = new URL(location.href);
const token = address.searchParams.get("token") ?? "";
// Removes the token from address and history (3 §2 /play-game).
address.searchParams.delete("token");
history.replaceState(history.state, "", address);
showLocale(storedLocale());
// Another tab may change the language.
addEventListener("storage", () => showLocale(storedLocale()));

const [sky, star, start, play, outcome, shownPoints, shownLeft] = [
	"sky",
	"star",
	"start",
	"play",
	"outcome",
	"points",
	"left",
].map((id) => document.getElementById(id));
let points = 0;

/** Moves the star to a random place in the sky. */
function move() {
	const place = (space) =>
		`${Math.round(Math.random() * Math.max(0, space))}px`;
	star.style.left = place(sky.clientWidth - star.offsetWidth);
	star.style.top = place(sky.clientHeight - star.offsetHeight);
}

function show(left) {
	shownPoints.textContent = String(points);
	shownLeft.textContent = String(left);
}

function begin() {
	points = 0;
	setTexts(outcome, "", "");
	start.hidden = true;
	play.hidden = true;
	star.hidden = false;
	show(gameSeconds);
	move();
	// Enter and Space catch the star.
	star.focus({ preventScroll: true });
	const end = performance.now() + gameSeconds * 1000;
	const timer = setInterval(() => {
		const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
		show(left);
		if (left > 0) return;
		clearInterval(timer);
		void finish();
	}, 200);
}

async function finish() {
	star.hidden = true;
	setTexts(outcome, "กำลังบันทึกคะแนน", "Saving your points");
	const reply = await fetch("/demo/game/score", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ token, points }),
	}).catch(() => null);
	if (reply?.ok)
		setTexts(
			outcome,
			`ได้ ${points}\u00a0คะแนน บันทึกแล้ว อันดับอัปเดตทุกวันเวลา 18:00 น.`,
			`You got ${points}\u00a0points. They are saved; the ranking is updated every day at 18:00.`,
		);
	else
		setTexts(
			outcome,
			`ได้ ${points}\u00a0คะแนน แต่บันทึกไม่สำเร็จ กรุณาเปิดเกมจากแอปอีกครั้ง`,
			`You got ${points}\u00a0points, but they could not be saved. Open the game from the app again.`,
		);
	setTexts(play, "เล่นอีกครั้ง", "Play again");
	play.hidden = false;
	play.focus({ preventScroll: true });
}

star.addEventListener("click", () => {
	points += pointsPerStar;
	shownPoints.textContent = String(points);
	move();
});
play.addEventListener("click", begin);
