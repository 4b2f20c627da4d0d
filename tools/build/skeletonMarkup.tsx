// The markup and the styles of both skeletons as their components render them, and the styles of a failed start's message.
import { renderToStaticMarkup } from "react-dom/server";
import failedStartStyles from "../../src/app/fallbacks.module.css?inline";
import { PageSkeleton } from "../../src/app/PageSkeleton";
import pageStyles from "../../src/app/PageSkeleton.module.css?inline";
import { HomeSkeleton } from "../../src/features/home/HomeSkeleton";
import homeStyles from "../../src/features/home/HomeSkeleton.module.css?inline";
import buttonStyles from "../../src/ui/form/Button.module.css?inline";

export const skeletonStyles = [
	pageStyles,
	homeStyles,
	failedStartStyles,
	buttonStyles,
].join("");

export const skeletonMarkup = (): string =>
	renderToStaticMarkup(
		<>
			<div className="start-home">
				<HomeSkeleton />
			</div>
			<div className="start-page">
				<PageSkeleton />
			</div>
		</>,
	);
