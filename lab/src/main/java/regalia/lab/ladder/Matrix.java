package regalia.lab.ladder;

import java.util.Arrays;

/** A little linear algebra. */
final class Matrix {

    private Matrix() {}

    /** Gauss and Jordan with the largest pivot, for a matrix that has an inverse. */
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] rows = new double[size][];
        for (int i = 0; i < size; i++) {
            rows[i] = Arrays.copyOf(matrix[i], 2 * size);
            rows[i][size + i] = 1;
        }
        for (int column = 0; column < size; column++) {
            swapLargest(rows, column);
            double pivot = rows[column][column];
            for (int k = 0; k < 2 * size; k++) rows[column][k] /= pivot;
            for (int i = 0; i < size; i++) if (i != column) subtract(rows[i], rows[i][column], rows[column]);
        }
        double[][] inverse = new double[size][];
        for (int i = 0; i < size; i++) inverse[i] = Arrays.copyOfRange(rows[i], size, 2 * size);
        return inverse;
    }

    private static void swapLargest(double[][] rows, int column) {
        int best = column;
        for (int i = column; i < rows.length; i++)
            if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;
        double[] row = rows[column];
        rows[column] = rows[best];
        rows[best] = row;
    }

    private static void subtract(double[] row, double factor, double[] other) {
        for (int k = 0; k < row.length; k++) row[k] -= factor * other[k];
    }

    static double[] times(double[][] matrix, double[] vector) {
        double[] product = new double[matrix.length];
        for (int i = 0; i < matrix.length; i++)
            for (int k = 0; k < vector.length; k++) product[i] += matrix[i][k] * vector[k];
        return product;
    }

    /** {@code matrix * middle * matrix}, for symmetric ones. */
    static double[][] sandwich(double[][] matrix, double[][] middle) {
        int size = matrix.length;
        double[][] result = new double[size][size];
        for (int i = 0; i < size; i++) {
            double[] half = times(middle, matrix[i]);
            for (int k = 0; k < size; k++) for (int j = 0; j < size; j++) result[i][k] += half[j] * matrix[k][j];
        }
        return result;
    }

    /** Adds {@code weight * vector * vector} to a matrix. */
    static void addSquare(double[][] matrix, double[] vector, double weight) {
        for (int i = 0; i < vector.length; i++)
            for (int k = 0; k < vector.length; k++) matrix[i][k] += weight * vector[i] * vector[k];
    }
}
