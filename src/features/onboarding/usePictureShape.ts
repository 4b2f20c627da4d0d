// The aspect ratio of a loaded picture.
import { useEffect, useState } from "react";

/** width / height for CSS ("3/4"); "1/1" before loading and after a failure. */
export function usePictureShape(src: string): string {
	const [shape, setShape] = useState("1/1");
	useEffect(() => {
		const picture = new Image();
		picture.onload = () =>
			setShape(`${picture.naturalWidth}/${picture.naturalHeight}`);
		picture.src = src;
		return () => {
			picture.onload = null;
		};
	}, [src]);
	return shape;
}
